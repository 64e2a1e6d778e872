-- Dictionaries that come with the product.

with added as (
  insert into dict (dict_code, name, name_en, remark) values
    ('gender', '性别', 'Gender', '账号信息中的性别'),
    ('notice_level', '通知级别', 'Notice level', ''),
    ('notice_type', '通知类型', 'Notice type', ''),
    ('examine_state', '企业审核状态', 'State of an enterprise', '值由系统使用，只宜修改名称'),
    ('content_status', '内容状态', 'State of content', '值由系统使用，只宜修改名称')
  returning id, dict_code
)
insert into dict_item (dict_id, value, label, label_en, sort, tag_type)
select added.id, item.value, item.label, item.label_en, item.sort, item.tag_type
from added join (values
  ('gender', '1', '男', 'Male', 1, ''),
  ('gender', '2', '女', 'Female', 2, ''),
  ('gender', '0', '保密', 'Not said', 3, ''),
  ('notice_level', 'L', '低', 'Low', 1, 'info'),
  ('notice_level', 'M', '中', 'Medium', 2, 'warning'),
  ('notice_level', 'H', '高', 'High', 3, 'danger'),
  ('notice_type', '1', '系统升级', 'System upgrade', 1, 'primary'),
  ('notice_type', '2', '系统维护', 'Maintenance', 2, 'warning'),
  ('notice_type', '3', '安全提醒', 'Security', 3, 'danger'),
  ('notice_type', '4', '活动通知', 'Events', 4, 'success'),
  ('notice_type', '5', '其他', 'Other', 5, 'info'),
  ('examine_state', '0', '未提交', 'Not submitted', 1, 'info'),
  ('examine_state', '1', '已通过', 'Approved', 2, 'success'),
  ('examine_state', '2', '审核中', 'Under review', 3, 'primary'),
  ('examine_state', '3', '未通过', 'Rejected', 4, 'danger'),
  ('examine_state', '4', '已停用', 'Suspended', 5, 'warning'),
  ('content_status', '0', '未填写', 'Empty', 1, 'info'),
  ('content_status', '1', '已发布', 'Published', 2, 'success'),
  ('content_status', '2', '审核中', 'Under review', 3, 'primary'),
  ('content_status', '3', '未通过', 'Rejected', 4, 'danger'),
  ('content_status', '4', '已撤下', 'Withdrawn', 5, 'warning'),
  ('content_status', '5', '草稿', 'Draft', 6, 'info')
) as item (dict_code, value, label, label_en, sort, tag_type) using (dict_code);
