-- What search reads is called a search vector. The columns are renamed at once; a process of an older version finds none of
-- them: this update is made with all processes stopped, as 0057 demands already.
alter table enterprise_public rename column words to search_vector;
alter table patent rename column words to search_vector;
alter table product rename column words to search_vector;
alter table product_public rename column words to search_vector;
alter table product_public rename column title_words to title_vector;
alter table review_item rename column words to search_vector;
alter table news rename column words to search_vector;
alter table news_public rename column words to search_vector;
alter table expo rename column words to search_vector;
alter table product_text_words rename to product_search_vector;
alter table product_search_vector rename column words to search_vector;
alter table product_search_vector rename column title_words to title_vector;
alter index product_text_words_pkey rename to product_search_vector_pkey;
alter table product_search_vector rename constraint product_text_words_product_id_fkey to product_search_vector_product_id_fkey;
alter index enterprise_public_words rename to enterprise_public_search;
alter index product_public_words rename to product_public_search;
alter index product_public_title_words rename to product_public_title_search;
alter index product_words rename to product_search;
alter index review_item_words rename to review_item_search;
alter index news_words rename to news_search;
alter index news_public_words rename to news_public_search;
alter index expo_words rename to expo_search;
