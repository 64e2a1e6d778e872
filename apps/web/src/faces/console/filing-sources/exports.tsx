import {
  type FilingFile,
  filingFileDetail,
  filingFilePage,
  filingFileTemplate,
  filingFileUpload,
} from '@portal/contract/filing-admin'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { App, Button, Card, Drawer, Flex, Pagination, Progress, Table, Upload } from 'antd'
import { useState } from 'react'
import { BadRows } from '../../../features/filing/bad-rows.tsx'
import { PageState, QueryState } from '../../../features/shell/page-state.tsx'
import { endpointQuery, invalidateRoom } from '../../../features/shell/query-client.ts'
import { useSubmission } from '../../../features/shell/use-submission.ts'
import { call } from '../../../lib/client.ts'
import { formatInstant } from '../../../lib/format.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import { useSettings } from '../../../lib/settings.ts'
import { saveFile } from '../../../lib/save-file.ts'
import css from './filing-sources.module.css'
import { messages } from './filing-sources.messages.ts'

const XLSX = '.xlsx,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const PAGE_SIZE = 10

function useUpload(onTaken: (file: FilingFile) => void) {
  const t = useMessages(messages)
  const { message } = App.useApp()
  const [fraction, setFraction] = useState(0)
  const send = useSubmission({
    mutationFn: (file: File) => {
      const form = new FormData()
      form.set('file', file)
      setFraction(0)
      return call(filingFileUpload, {}, { form, onProgress: setFraction })
    },
    onSuccess: (file) => {
      void message[file.bad === 0 ? 'success' : 'warning'](t.uploaded(file.good, file.bad))
      invalidateRoom('filing')
      if (file.bad > 0) onTaken(file)
    },
  })
  return { send, percent: Math.round(fraction * 100) }
}

/** The rows of an export that could not be taken. */
function BadDrawer({ file, onClose }: { file: FilingFile | null; onClose(): void }) {
  const t = useMessages(messages)
  const found = useQuery({
    ...endpointQuery(filingFileDetail, { query: { id: file?.id ?? '' } }),
    enabled: file !== null,
  })
  return (
    <Drawer open={file !== null} onClose={onClose} size="large" title={file && t.badOf(file.name)}>
      <p>{t.badText}</p>
      <QueryState query={found}>{({ badRows }) => <BadRows rows={badRows} />}</QueryState>
    </Drawer>
  )
}

function Tools({ onTaken }: { onTaken(file: FilingFile): void }) {
  const t = useMessages(messages)
  const { send, percent } = useUpload(onTaken)
  const template = useMutation({ mutationFn: () => call(filingFileTemplate, {}), onSuccess: saveFile })
  return (
    <Flex vertical gap={8} align="flex-end">
      <Flex gap={8} wrap>
        <Button loading={template.isPending} onClick={() => template.mutate()}>
          {t.template}
        </Button>
        <Upload accept={XLSX} showUploadList={false} beforeUpload={(file) => (send.mutate(file), false)}>
          <Button loading={send.isPending}>{t.upload}</Button>
        </Upload>
      </Flex>
      {send.isPending && <Progress percent={percent} aria-label={t.uploading} className={css.sending ?? ''} />}
    </Flex>
  )
}

interface FilesProps {
  files: FilingFile[]
  onOpen(file: FilingFile): void
}

/** How many rows could not be read; leads to them. */
function Bad({ file, onOpen }: { file: FilingFile; onOpen(file: FilingFile): void }) {
  const t = useMessages(messages)
  if (file.bad === 0) return <>0</>
  return (
    <Button
      type="link"
      size="small"
      aria-label={`${file.bad} ${t.badOf(file.name)}`}
      title={t.showBad}
      onClick={() => onOpen(file)}
    >
      {file.bad}
    </Button>
  )
}

function FileTable({ files, onOpen }: FilesProps) {
  const t = useMessages(messages)
  return (
    <Table
      size="small"
      rowKey="id"
      dataSource={files}
      scroll={{ x: 680 }}
      pagination={false}
      columns={[
        { title: t.fileName, dataIndex: 'name' },
        { title: t.rows, dataIndex: 'rows', width: 80, align: 'end' },
        { title: t.good, dataIndex: 'good', width: 80, align: 'end' },
        { title: t.bad, key: 'bad', width: 80, align: 'end', render: (_, file) => <Bad file={file} onOpen={onOpen} /> },
        { title: t.uploadedBy, dataIndex: 'uploadedBy', width: 140 },
        { title: t.uploadedAt, key: 'at', width: 160, render: (_, file) => formatInstant(file.uploadedAt) },
      ]}
    />
  )
}

function FileCards({ files, onOpen }: FilesProps) {
  const t = useMessages(messages)
  return (
    <div className={css.cards}>
      {files.map((file) => (
        <Card key={file.id} size="small">
          <strong className={css.name}>{file.name}</strong>
          <div>
            {t.rows} {file.rows} · {t.good} {file.good} · {t.bad} <Bad file={file} onOpen={onOpen} />
          </div>
          <div className={css.note}>
            {file.uploadedBy} · {formatInstant(file.uploadedAt)}
          </div>
        </Card>
      ))}
    </div>
  )
}

/** Exports of the filing platform that were taken in, with what could not be read of them. */
export function Exports({ mayEdit }: { mayEdit: boolean }) {
  const t = useMessages(messages)
  const [pageNum, setPage] = useState(1)
  const [opened, setOpened] = useState<FilingFile | null>(null)
  const found = useQuery({
    ...endpointQuery(filingFilePage, { query: { pageNum, pageSize: PAGE_SIZE } }),
    placeholderData: keepPreviousData,
  })
  const mobile = useSettings((settings) => settings.device === 'mobile')
  const Files = mobile ? FileCards : FileTable
  return (
    <section className={css.card} aria-labelledby="filing-exports">
      <header className={css.head}>
        <h2 id="filing-exports">{t.files}</h2>
        {mayEdit && <Tools onTaken={setOpened} />}
      </header>
      <QueryState query={found}>
        {({ list, total }) =>
          total === 0 ? (
            <PageState drawing="empty" title={t.heldNone}>
              {t.filesEmpty}
            </PageState>
          ) : (
            <>
              <Files files={list} onOpen={setOpened} />
              {total > PAGE_SIZE && (
                <Pagination
                  className={css.pages ?? ''}
                  align="end"
                  current={pageNum}
                  pageSize={PAGE_SIZE}
                  total={total}
                  onChange={setPage}
                  showTotal={t.total}
                  showSizeChanger={false}
                />
              )}
            </>
          )
        }
      </QueryState>
      <BadDrawer file={opened} onClose={() => setOpened(null)} />
    </section>
  )
}
