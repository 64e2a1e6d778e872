import { filingSourceList } from '@portal/contract/filing-admin'
import { useQuery } from '@tanstack/react-query'
import { Flex } from 'antd'
import { PageHead } from '../../../features/shell/page-head.tsx'
import { QueryState } from '../../../features/shell/page-state.tsx'
import { endpointQuery } from '../../../features/shell/query-client.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import { Exports } from './exports.tsx'
import css from './filing-sources.module.css'
import { messages } from './filing-sources.messages.ts'
import { FileSource } from './file-source.tsx'
import { HttpSource } from './http-source.tsx'
import { Runs } from './runs.tsx'

/** Where filing data comes from: exports that operators upload, or an interface; and what enterprises pulled. */
export default function FilingSourcesPage() {
  const t = useMessages(messages)
  const found = useQuery(endpointQuery(filingSourceList, {}))
  return (
    <>
      <PageHead title={t.title}>{t.lead}</PageHead>
      <QueryState query={found}>
        {({ list, can }) => (
          <Flex vertical gap={16}>
            <div className={css.sources} role="group" aria-label={t.sources}>
              {list.map((source) =>
                source.kind === 'file' ? (
                  <FileSource key="file" source={source} mayEdit={can.edit} />
                ) : (
                  <HttpSource key="http" source={source} mayEdit={can.edit} />
                ),
              )}
            </div>
            <Exports mayEdit={can.edit} />
            <Runs />
          </Flex>
        )}
      </QueryState>
    </>
  )
}
