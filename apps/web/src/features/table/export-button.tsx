import { DownloadOutlined } from '@ant-design/icons'
import type { Download } from '@portal/contract/kit'
import { ExportFormat } from '@portal/contract/list-export'
import { useMutation } from '@tanstack/react-query'
import { Button, Dropdown } from 'antd'
import { useMessages } from '../../lib/i18n/language.ts'
import { saveFile } from '../../lib/save-file.ts'
import { tableMessages } from './table.messages.ts'

/** A list as it is filtered and ordered, as a file; `make` asks for it. */
export function ExportButton({ make }: { make(format: ExportFormat): Promise<Download> }) {
  const t = useMessages(tableMessages)
  const save = useMutation({ mutationFn: make, onSuccess: saveFile })
  const items = ExportFormat.options.map((format) => ({
    key: format,
    label: t[format],
    onClick: () => save.mutate(format),
  }))
  return (
    <Dropdown trigger={['click']} menu={{ items }}>
      <Button icon={<DownloadOutlined aria-hidden="true" />} loading={save.isPending}>
        {t.export}
      </Button>
    </Dropdown>
  )
}
