-- Room product: products that were never public can be deleted for good. A batch goes on telling of them by their names.
alter table product_batch_item drop constraint product_batch_item_product_id_fkey;
drop index product_batch_item_product;
alter table product_batch drop constraint product_batch_action_check;
alter table product_batch add constraint product_batch_action_check
  check (action in ('submit', 'archive', 'restore', 'recall', 'remove', 'takeBack'));
