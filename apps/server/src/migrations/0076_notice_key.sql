-- An order of a notice is done once by the key of its call, as everything that is sent.
alter table news_notice drop column key;
