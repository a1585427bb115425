import type { FrameTexts } from './frame.ts';

export const texts: FrameTexts = {
  opening:
    '您好，感谢您抽出时间。我是人工智能，一个计算机程序，由我来主持{position}的面试。您的回答由人来阅读，也由人来做决定。一共有 {count} 个问题，大约需要 {minutes} 分钟。您可以随时暂停，可以让我重复问题，也可以跳过问题。请慢慢思考，不用着急。',
  closing:
    '我的问题就到这里，感谢您的分享。招聘团队会亲自阅读您的回答，并与您联系。如果您希望全部内容都由人来查看，可以在下一页提出。',
  titledPosition: '“{title}”一职',
  thisPosition: '本次招聘职位',
  leadIns: {
    duty: [
      '职位描述里提到：“{quote}”。',
      '这份工作的一部分是：“{quote}”。',
      '职位描述中有这样一句：“{quote}”。',
      '工作职责里有一项：“{quote}”。',
    ],
    requirement: ['任职要求里包括：“{quote}”。', '职位描述里还有这样一项要求：“{quote}”。'],
  },
};
