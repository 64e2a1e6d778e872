-- What a message about content is about may be an enterprise as well as a product.
update message set params = params - 'product' || jsonb_build_object('subject', params -> 'product')
where kind in ('content.submitted', 'content.approved', 'content.rejected') and params ? 'product';
