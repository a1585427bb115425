import type { FrameTexts } from './frame.ts';

export const texts: FrameTexts = {
  opening:
    'こんにちは。お時間をいただきありがとうございます。私は AI、つまりコンピューターのプログラムで、{position}の面接を担当します。回答を読むのも、判断するのも人です。質問は {count} 問、時間は約 {minutes} 分です。いつでも一時停止したり、質問をもう一度確かめたり、飛ばしたりできます。考える時間は十分にお取りください。',
  closing:
    '私からは以上です。お話しいただきありがとうございました。担当チームが回答に目を通し、ご連絡します。すべてを人に見てほしい場合は、次のページでお申し出いただけます。',
  titledPosition: '「{title}」',
  thisPosition: '募集中の職種',
  leadIns: {
    duty: [
      '募集要項に「{quote}」とあります。',
      'この仕事には「{quote}」が含まれます。',
      '募集要項の一文に「{quote}」と書かれています。',
      '業務内容に「{quote}」が挙がっています。',
    ],
    requirement: ['求められることの一つに「{quote}」があります。', '募集要項では「{quote}」も求められています。'],
  },
};
