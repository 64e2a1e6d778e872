import { DownloadOutlined } from '@ant-design/icons'
import { ownImportTemplate } from '@portal/contract/import-own'
import { useMutation } from '@tanstack/react-query'
import { Button } from 'antd'
import { ownDesk } from '../../../features/import/import-desk.ts'
import { ImportHistory } from '../../../features/import/import-history.tsx'
import { UploadList } from '../../../features/import/upload-list.tsx'
import { BackLink } from '../../../features/shell/back-link.tsx'
import { PageHead } from '../../../features/shell/page-head.tsx'
import { call } from '../../../lib/client.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import { usePermission } from '../../../lib/permission.tsx'
import { saveFile } from '../../../lib/save-file.ts'
import css from './product-import.module.css'
import { messages } from './product-import.messages.ts'

/** Products of one's own taken in from a list: fetch the template, upload, see what became of other lists. */
export default function ProductImportPage() {
  const t = useMessages(messages)
  const mayEdit = usePermission('product:edit:own')
  const template = useMutation({ mutationFn: () => call(ownImportTemplate, {}), onSuccess: saveFile })
  return (
    <>
      <BackLink to="/myEnt/productManage">{t.back}</BackLink>
      <PageHead title={t.title}>{t.lead}</PageHead>
      {mayEdit && (
        <UploadList desk={ownDesk} accepted={t.accepted} rules={t.rules}>
          <div className={css.template}>
            <Button
              icon={<DownloadOutlined aria-hidden="true" />}
              loading={template.isPending}
              onClick={() => template.mutate()}
            >
              {t.template}
            </Button>
            <span>{t.templateText}</span>
          </div>
        </UploadList>
      )}
      <ImportHistory desk={ownDesk} emptyText={t.emptyText} />
    </>
  )
}
