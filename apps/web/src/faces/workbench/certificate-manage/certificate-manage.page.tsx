import { Tabs } from 'antd'
import { PageHead } from '../../../features/shell/page-head.tsx'
import { useAddressQuery } from '../../../features/shell/use-address-query.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import { messages } from './certificate-manage.messages.ts'
import { EnterpriseCertificatesTab, HonorsTab } from './enterprise-tabs.tsx'
import { ProductCertificatesTab } from './product-certificates-tab.tsx'

const tabs = ['certificate', 'honor', 'product'] as const

/** Certificates and honours of the enterprise, and all certificates of its products by when they end. */
export default function CertificateManagePage() {
  const t = useMessages(messages)
  const { params, change } = useAddressQuery()
  const asked = params.get('tab')
  return (
    <>
      <PageHead title={t.title}>{t.lead}</PageHead>
      <Tabs
        activeKey={tabs.find((one) => one === asked) ?? 'certificate'}
        onChange={(key) => change({ tab: key === 'certificate' ? undefined : key, validity: undefined })}
        items={[
          { key: 'certificate', label: t.tabCertificate, children: <EnterpriseCertificatesTab /> },
          { key: 'honor', label: t.tabHonor, children: <HonorsTab /> },
          { key: 'product', label: t.tabProduct, children: <ProductCertificatesTab /> },
        ]}
      />
    </>
  )
}
