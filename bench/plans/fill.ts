/** A million of what grows by the million, everything else in proportion; in rooms that this does not name nothing. */
import { fileId, name, oneOf, someTime, vector } from './words.ts'

/** The enterprise and the people whose own lists are asked for: it has ten thousand products. */
export const OWN = { organisation: '1', operator: '1', owner: '2' }
export const OWN_NAME = '企业1有限公司'

const states = ['1', '1', '1', '2', '3', '5', '0']
const enterpriseName = (id: string): string => `'企业' || (${id}) || '有限公司'`

/** How much of each, and which of them row `n` is about; in SQL. */
function sizesOf(rows: number) {
  const enterprises = Math.ceil(rows / 5)
  const people = Math.ceil(rows / 3)
  const share = (part: number) => `generate_series(1, ${Math.ceil(rows * part)}) n`
  /** Of the own enterprise the first `own`, of others the rest. */
  const whose = (own: number) => `case when n <= ${own} then 1 else 2 + (n::bigint * 7919) % ${enterprises - 1} end`
  const who = `1 + (n::bigint * 7919) % ${people}`
  const product = `1 + n % ${rows}`
  return { rows, enterprises, people, share, whose, who, product }
}
type Sizes = ReturnType<typeof sizesOf>

const fillUser = ({ enterprises, people, share, who }: Sizes): string[] => [
  `insert into organisation (name, examine_state, created_at)
    select ${enterpriseName('n')}, ${oneOf(['1', '1', '1', '0', '2', '3'], 'n - 1')}, ${someTime(900)}
    from generate_series(1, ${enterprises}) n`,
  `insert into user_account (username, password_hash, nickname, mobile, organisation_id, state, created_at, updated_at)
    select 'u' || to_hex((n::bigint * 2654435761) % 4294967296), 'x',
      ${oneOf(['王', '李', '张', '刘', '方', '林', '周', '吴'], 'n')} || ${oneOf(['伟', '芳', '娜', '敏', '静', '磊', '洋'], 'n / 8')}
        || ${oneOf(['明', '超', '兰', '霞', '平'], 'n / 56')}, '1' || (3000000000 + (n::bigint * 7919 * 131) % 6999999999)::text,
      case when n = 1 then null when n <= 300 then 1 else 1 + n % ${enterprises} end, 'active', ${someTime(900)}, ${someTime(400)}
    from generate_series(1, ${people}) n`,
  `insert into user_account_role select id, case when id = 1 then 'ROOT' else ${oneOf(['VIEWER', 'EDITOR', 'OWNER'], 'id::int')} end
    from user_account`,
  `insert into user_session (user_id, token_hash, created_at, last_seen_at, expires_at, address, user_agent)
    select case when n <= 500 then 2 else ${who} end, sha256(n::text::bytea), ${someTime(30)}, now(), now() + interval '1 day',
      '10.' || n % 250 || '.' || n / 250 % 250 || '.1', 'Chrome' from ${share(1)}`,
  `insert into user_saved_view (user_id, list, name, query, columns)
    select ${who}, ${oneOf(['reviews', 'allProducts', 'ownProducts', 'enterprises'], `n / ${people}`)}, '视图 ' || n, 'sort=name', '{}'
    from ${share(1)}`,
  `insert into throttle select 'sign-in:day:u' || n, 1 + n % 30, now() + (n % 1000 - 500) * interval '1 minute' from ${share(1)}`,
]

const fillEnterprise = ({ enterprises }: Sizes): string[] => [
  `insert into enterprise (id, certification, approved, revision, status, submitted_at, certified_at)
    select n, jsonb_build_object('name', ${enterpriseName('n')}, 'uscc', '91' || n, 'region', ${oneOf(['33', '44', '31', '32'], 'n')},
      'industry', lpad((1 + n % 7)::text, 2, '0'), 'licence', md5('file' || n)), null, 1, ${oneOf(['1', '1', '1', '2', '3'], 'n')},
      ${someTime(900)}, ${someTime(900)}
    from generate_series(1, ${enterprises}) n`,
  `insert into enterprise_public (id, name, name_en, uscc, region, industry, address, website, profile, certified_at,
      product_count, patent_count, search_vector)
    select n, ${enterpriseName('n')}, '', '91' || n, ${oneOf(['33', '44', '31', '32'], 'n')}, lpad((1 + n % 7)::text, 2, '0'), '', '', '',
      ${someTime(900)}, n % 40, n % 90, '' from generate_series(1, ${enterprises}) n where n % 5 <> 0`,
]

const fillFile = ({ share, whose }: Sizes): string[] => [
  `insert into file (id, organisation_id, name, media_type, bytes, width, height, kind, looked_at, created_at)
    select ${fileId('n')}, ${whose(2000)}, n || '.png', 'image/png', 1000 + n % 100000, 10, 10, 'picture',
      now() - n % 110 * interval '1 day', ${someTime(400)} from ${share(1)}`,
  `insert into file_publication select 'product:' || n, ${fileId('n')} from ${share(0.2)}`,
]

const fillPatent = ({ share, whose }: Sizes): string[] => [
  `insert into patent (number, type, title, legal_status, applicants, applicant_keys, filed_on, main_ipc, search_vector)
    select 'CN' || (202010000000 + n) || '.' || n % 10, ${oneOf(['invention', 'utility-model', 'design'], 'n')}, '一种' || ${name},
      ${oneOf(['in-force', 'in-force', 'pending', 'lapsed'], 'n')}, array[${enterpriseName(whose(3000))}],
      array[${enterpriseName(whose(3000))}], case when n % 50 > 0 then current_date - n % 5000 end, 'F04D', ${vector}
    from ${share(1)}`,
]

const fillProduct = ({ share, whose }: Sizes): string[] => [
  `insert into product (organisation_id, created_by, name, model, industry, patent_count, completeness, missing, search_vector,
      created_at, updated_at, statuses, archived_at)
    select ${whose(10_000)}, 2, ${name}, 'QM-' || n, lpad((1 + n % 7)::text, 2, '0'), n % 20, n % 101,
      case when n % 3 = 0 then array['price'] else '{}' end, ${vector}, ${someTime(900)}, ${someTime(900)},
      jsonb_build_object('basics', ${oneOf(states, 'n')}, 'pictures', ${oneOf(states, 'n / 3')}, 'video', '0',
        'certificate', case when n % 3 = 0 then '1' else '0' end, 'price', ${oneOf(states, 'n / 7')}, 'chain', '0'),
      case when n % 10 = 0 then now() end
    from ${share(1)}`,
  `insert into product_public (product_id, organisation_id, industry, region, year, types, chain, part_count, patent_count,
      published_at, name, name_en, model, summary, summary_en, enterprise_name, enterprise_name_en, search_vector, title_vector)
    select id, organisation_id, industry, '33', 2024, 1, false, 0, patent_count, updated_at, name, '', model, '', '', '', '',
      '', '' from product where id % 2 = 0 and archived_at is null`,
  `insert into content (subject, subject_id, kind, status, newest_revision, published_revision, updated_at, updated_by)
    select 'product', n, 'basics', '1', 1, 1, ${someTime(900)}, 2 from ${share(1)}`,
  `insert into content (subject, subject_id, kind, status, newest_revision, published_revision, updated_at, updated_by)
    select 'product', n, 'certificate', '1', 1, 1, ${someTime(900)}, 2 from ${share(1)} where n % 3 = 0`,
  `insert into content_revision (subject, subject_id, kind, revision, document, created_at, outcome, decided_at)
    select 'product', n, 'basics', 1, jsonb_build_object('name', ${name}, 'filingNo', 'ZL' || n), ${someTime(900)}, 'published', ${someTime(900)}
    from ${share(1)}`,
  `insert into content_revision (subject, subject_id, kind, revision, document, created_at, outcome, decided_at)
    select 'product', n, 'certificate', 1, jsonb_build_object('certificates', jsonb_build_array(jsonb_build_object('kind', '01',
      'name', '检测报告 ' || n, 'nameEn', '', 'number', 'TEST-' || n, 'issuer', '检测中心',
      'validUntil', (current_date + n % 900)::text, 'files', jsonb_build_array(${fileId('n')})))), ${someTime(900)}, 'published', ${someTime(900)}
    from ${share(1)} where n % 3 = 0`,
]

const fillNews = ({ share }: Sizes): string[] => [
  `insert into news (revision, published_revision, published_at, withdrawn_at, title, title_en, category, audience, pinned,
      search_vector, created_at, updated_at)
    select 1, case when n % 4 < 2 then 1 end, case when n % 4 < 2 then ${someTime(900)} end, case when n % 4 = 2 then now() end,
      '资讯 ' || ${name}, '', ${oneOf(['policy', 'notice', 'industry'], 'n')}, ${oneOf(['website', 'workbench', 'both'], 'n')},
      n % 1000 = 0, ${vector}, ${someTime(900)}, ${someTime(900)}
    from ${share(0.2)}`,
  `insert into news_public (news_id, revision, website, workbench, category, pinned, published_at, updated_at, title, title_en,
      summary, summary_en, source, author, tags, body, body_en, search_vector)
    select id, 1, audience <> 'workbench', audience <> 'website', category, pinned, published_at, updated_at, title, '', '', '', '', '',
      '{}', '', '', search_vector from news where published_revision is not null`,
  `insert into expo (title, title_en, starts_on, ends_on, search_vector, created_at, updated_at)
    select '展会 ' || ${name}, '', current_date, current_date + 3, ${vector}, now(), ${someTime(900)} from ${share(0.001)}`,
]

const fillMessage = ({ rows, share, who }: Sizes): string[] => [
  `insert into message (user_id, kind, params, created_at, read_at)
    select case when n % 10 = 0 then 1 when n % 50 = 1 then 2 else ${who} end,
      ${oneOf(['certification.submitted', 'certification.approved', 'inquiry.received', 'content.approved'], 'n / 10')},
      jsonb_build_object('product', ${name}), now() - (${rows} - n) * interval '1 minute', case when n / 10 % 10 > 0 then now() end
    from ${share(1)}`,
  `insert into outbox (channel, recipient, subject, text, state, created_at)
    select ${oneOf(['sms', 'mail'], 'n')}, 'u' || n || '@example.com', '主题', '正文', ${oneOf(['kept', 'waiting', 'sent', 'failed'], 'n')},
      ${someTime(900)} from ${share(0.3)}`,
]

const fillInquiry = ({ share, whose, product }: Sizes): string[] => [
  `insert into inquiry (number, state, target_type, target_id, target_title, organisation_id, organisation_name, purpose, name,
      company, language, privacy_version, unread, created_at, changed_at)
    select 'LY2026-' || n, ${oneOf(['new', 'following', 'closed'], 'n')}, 'product', ${product}, ${name}, ${whose(5000)},
      ${enterpriseName(whose(5000))}, 'buy', '邹知' || n, '某公司', 'zh-cn', '1', n % 20 = 0, ${someTime(900)}, ${someTime(900)}
    from ${share(0.3)}`,
  `insert into complaint (number, kind, state, subject_type, subject_id, subject_title, organisation_id, organisation_name, statement,
      name, email, language, created_at, settled_at, passed_on_at)
    select 'TS2026-' || n, ${oneOf(['infringement', 'falsehood', 'illegal', 'other'], 'n')},
      ${oneOf(['new', 'handling', 'waiting', 'upheld', 'rejected', 'closed'], 'n')}, 'product', ${product}, ${name}, ${whose(300)},
      ${enterpriseName(whose(300))}, '说明', '某人', 'a@example.com', 'zh-cn', ${someTime(900)}, case when n % 6 > 2 then now() end,
      case when n % 3 = 0 then now() end
    from ${share(0.2)}`,
]

const fillReview = ({ share, whose }: Sizes): string[] => [
  `insert into review_item (kind, subject_type, subject_id, organisation_id, revision, state, title, organisation_name, submitted_by,
      submitted_at, decided_by, decided_by_id, decided_at, search_vector)
    select ${oneOf(['basics', 'pictures', 'price', 'certificate'], 'n')}, 'product', 1 + n / 4, ${whose(4000)}, 1,
      case when n / 4 % 10 = 0 then 'pending' when n % 4 = 1 then 'rejected' when n % 97 = 0 then 'recalled' else 'approved' end,
      ${name}, ${enterpriseName(whose(4000))}, '林澜', ${someTime(300)}, '方晴', case when n / 4 % 10 > 0 then 1 end,
      case when n / 4 % 10 > 0 then ${someTime(300)} end, ${vector}
    from ${share(1)}`,
  `insert into review_claim select 'product', 1 + n * 10, 3 + n, now(), now() + interval '1 minute' from generate_series(1, 50) n`,
]

const fillAudit = ({ rows, share, whose }: Sizes): string[] => [
  `insert into audit_entry (at, actor_id, actor_name, organisation_id, action, subject_type, subject_id)
    select now() - (${rows} - n) * interval '2 minutes', 1, '方晴', ${whose(20_000)},
      ${oneOf(['product.saved', 'product.submitted', 'review.approved', 'role.saved'], 'n')}, ${oneOf(['product.basics', 'product', 'review', 'role'], 'n')},
      (n % 20000)::text from ${share(1)}`,
]

const fillDraft = ({ share, who }: Sizes): string[] => [
  `insert into draft (user_id, form, subject, version, sealed_content, user_agent, typed_at, kept_at)
    select case when n <= 200 then 2 else ${who} end, ${oneOf(['basics', 'price', 'video', 'inquiryAnswer'], 'n')}, (1 + n % 50)::text,
      md5(n::text), decode(repeat(md5(n::text), 20), 'hex'), 'Chrome', ${someTime(100)}, ${someTime(100)}
    from ${share(1)}`,
]

const fillIdempotency = ({ share, who }: Sizes): string[] => [
  `insert into idempotency (actor, key_hash, endpoint, fingerprint, done, answer, created_at)
    select 'user:' || ${who}, sha256(n::text::bytea), 'POST /api/enterprise/product/save', sha256(n::text::bytea), true,
      decode(repeat(md5(n::text), 10), 'hex'), now() - (n % 2000) * interval '1 minute' from ${share(1)}`,
]

const fillDiscovery = ({ share }: Sizes): string[] => [
  `insert into discovery_redirect (address, target, added_by, added_at)
    select '/website/old/' || n, '/website/product/detail?id=' || n, 1, ${someTime(900)} from ${share(0.005)}`,
]

/** Statements by room, in order. `rows`: a million, or less to try it. */
export function fill(rows: number): Record<string, string[]> {
  const sizes = sizesOf(rows)
  return {
    user: fillUser(sizes),
    enterprise: fillEnterprise(sizes),
    file: fillFile(sizes),
    patent: fillPatent(sizes),
    product: fillProduct(sizes),
    news: fillNews(sizes),
    message: fillMessage(sizes),
    inquiry: fillInquiry(sizes),
    review: fillReview(sizes),
    audit: fillAudit(sizes),
    draft: fillDraft(sizes),
    idempotency: fillIdempotency(sizes),
    discovery: fillDiscovery(sizes),
  }
}
