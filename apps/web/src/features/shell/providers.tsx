import { QueryClientProvider } from '@tanstack/react-query'
import { App, ConfigProvider } from 'antd'
import enUS from 'antd/locale/en_US'
import zhCN from 'antd/locale/zh_CN'
import dayjs from 'dayjs'
import 'dayjs/locale/zh-cn'
import { type ReactNode, useEffect, useLayoutEffect, useMemo } from 'react'
import { type Notifier, setNotifier } from '../../lib/client.ts'
import { useLanguage } from '../../lib/i18n/language.ts'
import { useSettings } from '../../lib/settings.ts'
import { BusyIcon } from './busy-icon.tsx'
import { queryClient } from './query-client.ts'
import { shellMessages } from './shell.messages.ts'
import { paintThemeColour } from './theme-paint.ts'
import { shellTheme } from './theme.ts'
import { useDark } from './use-dark.ts'
import { useLessMotion } from './use-less-motion.ts'

/** Pages outside the shell have no place for messages of their own; what they must say, the browser says. */
const browserNotifier: Notifier = {
  error: (content) => window.alert(content),
  success: () => undefined,
  notice: (title, content) => Promise.resolve(window.alert(`${title}\n${content}`)),
}

/** Lets calls and settings speak through antd's messages and dialogs, in the language of the moment. */
function NotifierBridge() {
  const { message, modal } = App.useApp()
  useEffect(() => {
    const notice: Notifier['notice'] = (title, content) =>
      new Promise((resolve) => {
        const { language } = useSettings.getState()
        const done = (): void => resolve()
        modal.info({ title, content, okText: shellMessages[language].understood, keyboard: false, afterClose: done })
      })
    setNotifier({
      error: (content) => void message.error(content),
      success: (content) => void message.success(content),
      notice,
    })
    return () => setNotifier(browserNotifier)
  }, [message, modal])
  return null
}

const componentSizes = { default: 'medium', large: 'large', small: 'small' } as const

/** antd in the language, size and theme of the settings; its dialogs and messages; the query cache. */
export function ShellProviders({ children }: { children: ReactNode }) {
  const language = useLanguage()
  const size = useSettings((settings) => settings.size)
  const dark = useDark()
  const still = useLessMotion()
  const colour = useSettings((settings) => settings.themeColor)
  const theme = useMemo(() => shellTheme(dark, still, colour), [dark, still, colour])
  // Before anything of the shell is painted: no flash of the product's own colour.
  useLayoutEffect(() => paintThemeColour(colour), [colour])
  useEffect(() => void dayjs.locale(language === 'en' ? 'en' : 'zh-cn'), [language])
  return (
    <ConfigProvider
      locale={language === 'en' ? enUS : zhCN}
      componentSize={componentSizes[size]}
      theme={theme}
      button={{ autoInsertSpace: false, loadingIcon: <BusyIcon /> }}
      wave={{ disabled: still }}
      // A long title ends before the cross.
      modal={{ styles: { header: { paddingInlineEnd: 28 } } }}
    >
      <App message={{ maxCount: 3 }} notification={{ maxCount: 3, placement: 'topRight' }}>
        <NotifierBridge />
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      </App>
    </ConfigProvider>
  )
}
