import type { Catalogue } from './catalogue.ts';

export const ja: Catalogue = {
  title: 'メールアドレスの確認',
  loading: '開いています',
  language: '言語',
  intro: '{organization}は{name}さんのプロフィールを管理しています。',
  introOwn: '勤務先または学校をここで確認します。そこでのメールアドレスにコードを送ります。',
  introClaim: 'メールに書かれたコードで、このプロフィールとアドレスが同じ人のものであることを確認します。',

  codeTitle: 'コードを入力',
  codeOnWay: '6桁のコードを{email}に送っています。',
  codeLabel: 'コード',
  codeHint: '有効期間は15分です。',
  confirm: '確認する',
  newCode: '新しいコードを送る',
  newCodeSent: '新しいコードを送っています。最新のコードだけが有効です。',

  claimTitle: 'アドレスを確認する',
  claimOther: '別のアドレスを確認する',
  kindLegend: '何を確認しますか',
  kindWorkplace: '勤務先',
  kindEducation: '学校・大学',
  emailLabel: 'そこでのメールアドレス',
  emailHint: '個人用のアドレスは証明にならないため、使えません。',
  sendCode: 'コードを送る',

  confirmedTitle: '確認済み',
  confirmedNow: 'ありがとうございます。アドレスを確認しました。',
  nothingOpen: 'ここで確認するものはもうありません。',

  wrong: 'コードが違います。残り{tries}回入力できます。',
  locked: '間違ったコードが続きました。新しいコードを送ってください。',
  expired: 'このコードは期限切れです。新しいコードを送ってください。',
  notSent: 'コードはまだ送られていません。少し待ってからもう一度お試しください。',
  codeMissing: '6桁のコードを入力してください。',

  emailMissing: 'メールアドレスを入力してください。',
  publicSuffix: 'このドメインの下では誰でも名前を取得できます。勤務先または学校のアドレスを使ってください。',
  freeProvider: 'フリーメールのアドレスです。勤務先または学校のアドレスを使ってください。',
  disposable: '使い捨てアドレスは証明になりません。勤務先または学校のアドレスを使ってください。',
  schoolAddress: '学校のアドレスです。「学校・大学」を選んでください。',
  notASchool: 'このドメインは学校として登録されていません。',
  tooMany: 'コードの送信回数が多すぎます。{minutes}分後にもう一度お試しください。',

  unknownTitle: 'このリンクの先には何もありません',
  unknownText: 'リンクが途中で切れているか、プロフィールが消去されています。',
  overTitle: 'このリンクは期限切れです',
  overText: 'リンクを送った組織に、新しいリンクを依頼してください。',
  failedTitle: 'ページを読み込めませんでした',
  failedText: '接続またはサーバーに問題がありました。',
  failedSend: '接続またはサーバーの問題で送信できませんでした。もう一度お試しください。',
  retry: 'もう一度試す',
};
