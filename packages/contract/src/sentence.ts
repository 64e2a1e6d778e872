/** What the schemas of this contract say when a value does not fit; a schema names the key, whoever shows it picks the language. */
import { bilingual } from './bilingual.ts'
import type { Bilingual } from './kit.ts'

export const sentences = {
  'id.form': bilingual('编号格式不正确', 'This identifier is malformed'),
  'day.form': bilingual('请填写形如 2026-01-31 的日期', 'Please give a date such as 2026-01-31'),
  'text.nul': bilingual(
    '文本中含有无法保存的空字符，请删除后重试',
    'The text holds a NUL character that cannot be stored. Please remove it',
  ),
  'text.required': bilingual('此项不能为空', 'This must not be empty'),
  'username.required': bilingual('请输入用户名', 'Please enter Username'),
  'password.required': bilingual('请输入密码', 'Please enter Password'),
  'password.short': bilingual('密码不能少于6位', 'The password can not be less than 6 digits'),
  'password.confirm': bilingual('请再次确认密码', 'Please confirm the password again'),
  'password.differs': bilingual('两次密码输入不一致', 'The two password entries are inconsistent'),
  'code.required': bilingual('请输入验证码', 'Please enter Verify Code'),
  'factor.form': bilingual(
    '请输入 6 位验证码，或一个完整的恢复代码',
    'Please enter the 6 digits of the code, or a whole recovery code',
  ),
  'username.form': bilingual(
    '用户名须以字母开头，由 3–32 位字母、数字或 . _ - 组成',
    'A username starts with a letter and has 3 to 32 letters, digits or . _ -',
  ),
  'nickname.required': bilingual('请输入姓名或昵称', 'Please enter a name'),
  'enterprise.required': bilingual('请输入企业名称', 'Please enter the name of the enterprise'),
  'role.required': bilingual('请至少选择一个角色', 'Please choose at least one role'),
  'dict.code': bilingual(
    '字典编码须以字母开头，由字母、数字、下划线组成，最多 50 位',
    'A dictionary code starts with a letter and has letters, digits and underscores, 50 at most',
  ),
  'certificate.order': bilingual('有效期不能早于发证日期', 'It cannot expire before it was issued'),
  'uscc.form': bilingual(
    '统一社会信用代码应为18位数字与大写字母',
    'A unified social credit code has 18 digits and capital letters',
  ),
  'mobile.form': bilingual('请输入11位手机号码', 'Please enter an 11-digit mobile number'),
  'phone.form': bilingual('请输入正确的电话号码', 'Please enter a valid phone number'),
  'email.form': bilingual('请输入正确的邮箱地址', 'Please enter a valid e-mail address'),
  'reason.required': bilingual('驳回时请写明原因', 'Please give the reason for the rejection'),
  'review.twice': bilingual('同一项内容只能处理一次', 'A part can be decided only once'),
  'inquiry.contact': bilingual('请填写邮箱或手机号码', 'Please give an e-mail address or a phone number'),
  'inquiry.consent': bilingual('请阅读并同意隐私政策', 'Please agree to the privacy policy'),
  'complaint.kind': bilingual('请选择投诉类型', 'Please choose what the complaint is about'),
  'complaint.consent': bilingual(
    '请确认所述属实，并同意平台为处理投诉使用您的个人信息',
    'Please confirm that this is true and that your data may be used to handle the complaint',
  ),
  'complaint.right': bilingual(
    '侵权投诉请写明您的权利依据，例如专利号、商标注册号或作品登记号',
    'Please state the right that is infringed, for example a patent, trademark or registration number',
  ),
  'complaint.number': bilingual('回执编号形如 TS20261121-0001', 'A receipt number looks like TS20261121-0001'),
  'patent.form': bilingual('无法识别的专利号，例如 CN202110123456.7', 'Not a patent number. Example: CN202110123456.7'),
  'patent.check': bilingual('专利号校验位不正确，请核对', 'The check digit of this patent number is wrong'),
  'place.form': bilingual(
    '请输入以 / 开头的站内地址，例如 /workbench/news',
    'Please enter an address of this site that starts with /, e.g. /workbench/news',
  ),
  'status.confirmed': bilingual('请选择核对后的法律状态', 'Please choose the legal status that was found'),
  'url.form': bilingual(
    '请输入以 http:// 或 https:// 开头的网址',
    'Please enter an address that starts with http:// or https://',
  ),
} satisfies Record<string, Bilingual>
export type SentenceKey = keyof typeof sentences
