import type { Catalogue } from './catalogue.ts';

export const ja: Catalogue = {
  title: '{programme}への応募',
  loading: 'ページを開いています',
  language: '会話の言語',
  intro: 'AIがご本人と会社について質問します。{organization}の担当者が回答を読み、判断します。',
  size: '質問は最大{questions}問、所要時間は約{minutes}分です。',
  howWords: 'ご自分の言葉で、どの順番でもお答えいただけます。すでにお話しになったことは、もう尋ねません。',
  howCheck: '最後に、聞き取った内容を確認して訂正できます。',
  howReturn: 'いつでも中断でき、30日以内なら同じリンクから続けられます。',
  start: '始める',
  starting: 'リンクを作成しています',
  linkTitle: 'あなた専用のリンクです',
  linkText:
    '保管してください。{date}まで、このリンクから戻れます。リンクを知っている人は、回答を読んだり変更したりできます。',
  copy: 'リンクをコピー',
  copied: 'リンクをコピーしました。',
  go: '会話を始める',
  unknownTitle: 'ここには応募できるものがありません',
  unknownText: 'プログラムの受付が終わっているか、アドレスが途中で切れています。',
  failedTitle: 'ページを読み込めませんでした',
  failedText: '接続またはサーバーに問題がありました。',
  failedSend: 'リンクを作成できませんでした。接続またはサーバーに問題がありました。もう一度お試しください。',
  tooMany: 'お使いのネットワークから多くの応募が始められています。数分後にもう一度お試しください。',
  retry: 'もう一度試す',
};
