/** `/workbench/index` and `/dashboard` are one page with one cache entry. */
export { default } from '../dashboard/dashboard.page.tsx'
