import { CopyOutlined } from '@ant-design/icons'
import { Button, Flex, Input, Typography } from 'antd'
import { formatInstant } from '../../lib/format.ts'
import { useMessages } from '../../lib/i18n/language.ts'
import { useCopy } from './use-copy.ts'
import { messages } from './user.messages.ts'

/** The server names the path when it does not know its own address. */
export const wholeAddress = (url: string): string => new URL(url, location.origin).href

/** A link that is shown once, to be copied. */
export function InvitationLink({ url, expiresAt }: { url: string; expiresAt?: string }) {
  const t = useMessages(messages)
  const copy = useCopy()
  const address = wholeAddress(url)
  return (
    <Flex vertical gap={8}>
      <Flex gap={8}>
        <Input readOnly value={address} aria-label={t.linkLabel} onFocus={(event) => event.target.select()} />
        <Button type="primary" icon={<CopyOutlined aria-hidden="true" />} onClick={() => void copy(address)}>
          {t.copy}
        </Button>
      </Flex>
      <Typography.Text type="secondary">
        {t.linkHint}
        {expiresAt && <div>{t.expires(formatInstant(expiresAt))}</div>}
      </Typography.Text>
    </Flex>
  )
}
