import { DownloadOutlined, InboxOutlined } from '@ant-design/icons'
import { type ImportResult, userImport, userTemplate } from '@portal/contract/user-admin'
import { useMutation } from '@tanstack/react-query'
import { Alert, Button, Flex, Modal, Progress, Table, Typography, Upload } from 'antd'
import { useState } from 'react'
import { saveKeys } from '../../../features/shell/form/form-keys.ts'
import { invalidateRoom } from '../../../features/shell/query-client.ts'
import { useSubmission } from '../../../features/shell/use-submission.ts'
import { EnterpriseSelect } from '../../../features/user/enterprise-select.tsx'
import { wholeAddress } from '../../../features/user/invitation-link.tsx'
import { useCopy } from '../../../features/user/use-copy.ts'
import { call } from '../../../lib/client.ts'
import { csvBytes, csvOf } from '../../../lib/csv.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import { saveFile } from '../../../lib/save-file.ts'
import css from './users.module.css'
import { messages } from './users.messages.ts'

const XLSX = '.xlsx,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

function Links({ result }: { result: ImportResult }) {
  const t = useMessages(messages)
  const copy = useCopy()
  const rows = result.invitations.map(({ invitationUrl, ...who }) => ({ ...who, url: wholeAddress(invitationUrl) }))
  const csv = csvOf(rows.map(({ username, nickname, url }) => [username, nickname, url]))
  return (
    <section aria-label={t.links}>
      <Flex justify="space-between" align="center" gap={8} wrap>
        <strong>{t.links}</strong>
        <Flex gap={8}>
          <Button size="small" onClick={() => void copy(csv)}>
            {t.copyLinks}
          </Button>
          <Button
            size="small"
            onClick={() => saveFile({ name: t.fileName, mediaType: 'text/csv', bytes: csvBytes(csv) })}
          >
            {t.saveLinks}
          </Button>
        </Flex>
      </Flex>
      <Typography.Paragraph type="secondary">{t.linksHint}</Typography.Paragraph>
      <Table
        size="small"
        rowKey="username"
        dataSource={rows}
        pagination={rows.length > 10 ? { pageSize: 10, showSizeChanger: false } : false}
        columns={[
          { title: t.user, key: 'user', width: '36%', render: (_, row) => `${row.nickname} (${row.username})` },
          { title: t.links, dataIndex: 'url', ellipsis: true },
        ]}
      />
    </section>
  )
}

function Outcome({ result }: { result: ImportResult }) {
  const t = useMessages(messages)
  const copy = useCopy()
  const { validCount, invalidCount, messageList, invitations } = result
  return (
    <Flex vertical gap={16}>
      <Alert
        type={invalidCount === 0 ? 'success' : 'warning'}
        showIcon
        title={t.importDone(validCount, invalidCount)}
      />
      {messageList.length > 0 && (
        <section aria-label={t.rowErrors}>
          <Flex justify="space-between" align="center">
            <strong>{t.rowErrors}</strong>
            <Button size="small" onClick={() => void copy(messageList.join('\n'))}>
              {t.copyErrors}
            </Button>
          </Flex>
          {/* Longer than the dialog: it scrolls, also by keyboard. */}
          <ul className={css.errors} tabIndex={0}>
            {messageList.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      )}
      {invitations.length > 0 && <Links result={result} />}
    </Flex>
  )
}

function useImport() {
  const [fraction, setFraction] = useState(0)
  const run = useSubmission({
    mutationFn: ({ file, deptId }: { file: File; deptId: string | undefined }) => {
      const form = new FormData()
      form.append('file', file)
      setFraction(0)
      return call(userImport, { query: deptId ? { deptId } : {} }, { form, onProgress: setFraction })
    },
    onSuccess: () => invalidateRoom('user'),
  })
  return { run, fraction }
}

/** Users from a workbook: template, file, progress, what came of every row. */
export function ImportDialog({ open, onClose }: { open: boolean; onClose(): void }) {
  const t = useMessages(messages)
  const [file, setFile] = useState<File>()
  const [deptId, setDeptId] = useState<string>()
  const { run, fraction } = useImport()
  const template = useMutation({ mutationFn: () => call(userTemplate, {}), onSuccess: saveFile })
  const again = (): void => {
    setFile(undefined)
    run.reset()
  }
  const close = (): void => {
    again()
    onClose()
  }
  const footer = run.data
    ? [
        <Button key="again" onClick={again}>
          {t.another}
        </Button>,
        <Button key="done" type="primary" onClick={close}>
          {t.close}
        </Button>,
      ]
    : [
        <Button key="cancel" onClick={close}>
          {t.cancel}
        </Button>,
        <Button
          key="start"
          type="primary"
          {...saveKeys}
          disabled={!file}
          loading={run.isPending}
          onClick={() => file && run.mutate({ file, deptId })}
        >
          {t.start}
        </Button>,
      ]
  return (
    <Modal open={open} title={t.importTitle} width={680} onCancel={close} footer={footer} destroyOnHidden>
      {run.data ? (
        <Outcome result={run.data} />
      ) : (
        <ol className={css.steps}>
          <li>
            <p>{t.importStep1}</p>
            <Button
              icon={<DownloadOutlined aria-hidden="true" />}
              loading={template.isPending}
              onClick={() => template.mutate()}
            >
              {t.template}
            </Button>
          </li>
          <li>
            <p>{t.importDept}</p>
            <EnterpriseSelect
              className={css.enterprise ?? ''}
              aria-label={t.importDept}
              placeholder={t.platform}
              value={deptId ?? null}
              onChange={setDeptId}
            />
          </li>
          <li>
            <p>{t.importStep2}</p>
            <Upload.Dragger
              height={112}
              accept={XLSX}
              maxCount={1}
              fileList={file ? [{ uid: file.name, name: file.name }] : []}
              beforeUpload={(chosen) => {
                setFile(chosen)
                return false
              }}
              onRemove={() => setFile(undefined)}
            >
              <InboxOutlined aria-hidden /> {t.choose}
            </Upload.Dragger>
            {run.isPending && <Progress percent={Math.round(fraction * 100)} aria-label={t.importing} />}
          </li>
        </ol>
      )}
    </Modal>
  )
}
