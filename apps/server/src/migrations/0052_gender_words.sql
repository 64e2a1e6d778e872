-- People are asked, not recorded as silent; operators who chose other words keep theirs.

update dict_item
set label_en = 'Prefer not to say'
from dict
where dict.id = dict_item.dict_id and dict.dict_code = 'gender' and dict_item.value = '0' and dict_item.label_en = 'Not said';
