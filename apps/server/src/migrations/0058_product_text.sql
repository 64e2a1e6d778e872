-- The words that visitors find a product by, as they were found in its texts. Finding them takes most of the time of a
-- publication: when a product comes back with the same texts, as ten thousand may with their enterprise, they are here.
create table product_text_words (
  product_id bigint primary key references product (id) on delete cascade,
  -- SHA-256 of these texts, in hexadecimal digits
  texts text not null,
  words tsvector not null,
  title_words tsvector not null
);
