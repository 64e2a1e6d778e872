-- The command palette finds patents by the words of titles and applicants. Abstracts are left out of the index: they would
-- drown the titles, and lengthen every import.
create index patent_title_search on patent using gin (ts_filter(search_vector, '{a,b}'));
