import css from './programme.module.css'
import type { ProgrammeDay } from './expo-view.ts'

/** What happens on which day, hour by hour, as a ruled line. */
export function Programme({ days }: { days: readonly ProgrammeDay[] }) {
  return (
    <ol className={css['days']}>
      {days.map(({ day, entries }) => (
        <li key={day}>
          <h3>{day}</h3>
          <ol>
            {entries.map(({ key, time, title, place, speaker }) => (
              <li key={key}>
                <span className={css['time']}>{time}</span>
                <span className={css['what']}>
                  <b>{title}</b>
                  {(place !== '' || speaker !== '') && (
                    <span>{[speaker, place].filter((text) => text !== '').join(' · ')}</span>
                  )}
                </span>
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ol>
  )
}
