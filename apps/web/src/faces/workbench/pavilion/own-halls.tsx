import { expoAnswer, type OwnHalls as Own, ownHalls } from '@portal/contract/expo-own'
import { useMutation, useQuery } from '@tanstack/react-query'
import { App, Button, Card, Flex, Tag } from 'antd'
import { hallName } from '../../../features/hall/hall-name.ts'
import { hallMessages } from '../../../features/hall/hall.messages.ts'
import { endpointQuery, invalidateRoom } from '../../../features/shell/query-client.ts'
import { call } from '../../../lib/client.ts'
import { preferEnglish, useLanguage, useMessages } from '../../../lib/i18n/language.ts'
import css from './own-halls.module.css'
import { ownHallMessages } from './own-halls.messages.ts'

type OwnExpo = Own['expos'][number]
const colours = { rule: 'processing', invited: 'warning', accepted: 'success', declined: 'default' }

interface ExpoProps {
  expo: OwnExpo
  mayAnswer: boolean
  busy: boolean
  onAnswer(accept: boolean): void
}

function ExpoLine({ expo, mayAnswer, busy, onAnswer }: ExpoProps) {
  const t = useMessages(ownHallMessages)
  const states = useMessages(hallMessages)
  const language = useLanguage()
  const name = preferEnglish(language, expo.title, expo.titleEn)
  const place = preferEnglish(language, expo.place, expo.placeEn)
  const open = mayAnswer && expo.state !== 'past'
  const stands = expo.answer === 'rule' || expo.answer === 'accepted'
  return (
    <li>
      <div>
        <strong>{name}</strong> <Tag color={colours[expo.answer]}>{t[expo.answer]}</Tag>
        <small>
          {states.period(expo.startsOn, expo.endsOn)} · {states[expo.state]}
          {place !== '' && ` · ${place}`}
          {!expo.published && ` · ${t.notOpen}`}
        </small>
      </div>
      {open && (
        <Flex gap={8}>
          {!stands && (
            <Button
              type={expo.answer === 'invited' ? 'primary' : 'default'}
              size="small"
              disabled={busy}
              aria-label={t.acceptOf(name)}
              onClick={() => onAnswer(true)}
            >
              {t.accept}
            </Button>
          )}
          {expo.answer !== 'declined' && (
            <Button size="small" disabled={busy} aria-label={t.declineOf(name)} onClick={() => onAnswer(false)}>
              {t.decline}
            </Button>
          )}
        </Flex>
      )}
    </li>
  )
}

/** In which halls and expos the enterprise stands, and the invitations it may answer. */
export function OwnHalls() {
  const t = useMessages(ownHallMessages)
  const kinds = useMessages(hallMessages)
  const language = useLanguage()
  const { message } = App.useApp()
  const own = useQuery(endpointQuery(ownHalls, {}))
  const answer = useMutation({
    mutationFn: (body: { id: string; accept: boolean }) => call(expoAnswer, { body }),
    onSuccess: (_, { accept }) => {
      void message.success(accept ? t.acceptDone : t.declineDone)
      invalidateRoom('expo')
    },
  })
  // The page is about the pavilion: while this is fetched, or cannot be, nothing stands in its way.
  if (!own.data) return null
  const { halls, expos, can } = own.data
  return (
    <Card title={t.title} size="small" className={css.card ?? ''}>
      <p className={css.halls}>
        {halls.length === 0 ? t.nowhere : t.standsIn}{' '}
        {halls.map(({ kind, key }) => (
          <Tag key={kind}>
            {kinds[kind]} · {hallName(kind, key, language)}
          </Tag>
        ))}
      </p>
      {expos.length === 0 ? (
        <p className={css.halls}>{t.noExpos}</p>
      ) : (
        <ul className={css.expos}>
          {expos.map((expo) => (
            <ExpoLine
              key={expo.id}
              expo={expo}
              mayAnswer={can.answer}
              busy={answer.isPending}
              onAnswer={(accept) => answer.mutate({ id: expo.id, accept })}
            />
          ))}
        </ul>
      )}
    </Card>
  )
}
