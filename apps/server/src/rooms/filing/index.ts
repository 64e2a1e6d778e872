/**
 * Room filing: sources of filing data, runs that pull an enterprise's own, show what differs and take over what is ticked.
 * Owns filing_source, filing_file, filing_record, filing_sync, filing_sync_item.
 * Emits filing.changed.
 */
export { filingRoom } from './filing.room.ts'
