import type { FrameTexts } from './frame.ts';

export const texts: FrameTexts = {
  opening:
    '안녕하세요. 시간을 내 주셔서 고맙습니다. 저는 AI, 즉 컴퓨터 프로그램이고 {position}의 면접을 진행합니다. 답변을 읽는 것도, 결정하는 것도 사람입니다. 질문은 {count}개이고 약 {minutes}분 걸립니다. 언제든 잠시 멈추거나, 질문을 다시 요청하거나, 건너뛰실 수 있습니다. 생각할 시간은 충분히 가지셔도 됩니다.',
  closing:
    '제 질문은 여기까지입니다. 말씀해 주셔서 고맙습니다. 담당 팀이 답변을 직접 살펴보고 연락드립니다. 모든 내용을 사람이 봐 주기를 원하시면 다음 화면에서 말씀하실 수 있습니다.',
  titledPosition: '“{title}” 직무',
  thisPosition: '공고된 직무',
  leadIns: {
    duty: [
      '공고에 “{quote}” 항목이 있습니다.',
      '이 일에는 “{quote}” 업무가 들어 있습니다.',
      '공고에 이런 문장이 있습니다. “{quote}”.',
      '맡게 될 업무 가운데 “{quote}” 항목이 있습니다.',
    ],
    requirement: ['요구하는 것 가운데 “{quote}” 항목이 있습니다.', '공고에는 “{quote}” 조건도 적혀 있습니다.'],
  },
};
