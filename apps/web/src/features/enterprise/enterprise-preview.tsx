import type { PublicEnterpriseContent } from '@portal/contract/enterprise-content'
import { enterpriseDetail } from '@portal/contract/enterprise'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { call } from '../../lib/client.ts'
import { useLanguage } from '../../lib/i18n/language.ts'
import { LinksOpenBeside } from '../../ui/site-link.tsx'
import { QueryState } from '../shell/page-state.tsx'
import css from './enterprise-preview.module.css'
import { EnterpriseView } from './enterprise-view.tsx'
import { shownEnterprise } from './shown-enterprise.load.ts'
import { shownSections } from './shown-sections.ts'

const quiet = { quiet: true }

/**
 * The public page of the own enterprise with what is typed in place of what is published. Follows the typing a moment
 * later, so that typing stays light.
 */
export function EnterprisePreview({
  enterpriseId,
  typed,
}: {
  enterpriseId: string
  typed: Partial<PublicEnterpriseContent>
}) {
  const language = useLanguage()
  const later = useDeferredValue(typed)
  const order = later.pavilion?.products.join(',')
  const loaded = useQuery({
    queryKey: ['enterprise preview', enterpriseId, language, order],
    queryFn: async () => {
      const enterprise = await call(enterpriseDetail, { query: { id: enterpriseId } }, quiet)
      const context = {
        language,
        call: (endpoint: Parameters<typeof call>[0], input: never) => call(endpoint, input, quiet),
      }
      const pavilion = later.pavilion === undefined ? enterprise.pavilion : later.pavilion
      return shownEnterprise({ ...enterprise, pavilion }, context as Parameters<typeof shownEnterprise>[1])
    },
    placeholderData: keepPreviousData,
  })
  return (
    <QueryState query={loaded}>
      {(shown) => {
        const enterprise = { ...shown.enterprise, ...later }
        return (
          <LinksOpenBeside value={true}>
            <div className={css['paper']}>
              <EnterpriseView
                shown={{ ...shown, enterprise, sections: shownSections(enterprise.pavilion) }}
                headingLevel={2}
              />
            </div>
          </LinksOpenBeside>
        )
      }}
    </QueryState>
  )
}
