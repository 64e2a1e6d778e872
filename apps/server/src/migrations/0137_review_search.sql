-- Room review: words are looked for among what waits, which is little beside all that was ever decided.
create index review_item_waiting_search on review_item using gin (search_vector) where state = 'pending';
