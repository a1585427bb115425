import type { PhraseSet } from './phrase-set.ts';

export const phraseSet: PhraseSet = {
  transitions: [
    'Cảm ơn bạn. Chúng ta chuyển sang chuyện khác nhé.',
    'Vâng. Đây là câu hỏi tiếp theo.',
    'Tôi đã ghi lại rồi. Tiếp theo, tôi muốn hỏi bạn điều này.',
    'Cảm ơn bạn. Giờ chúng ta sang một chủ đề khác.',
    'Được rồi, chúng ta đi tiếp nhé.',
    'Cảm ơn câu trả lời của bạn. Chúng ta sang câu tiếp theo nhé.',
  ],
  lastQuestion: [
    'Giờ đến câu cuối cùng trong phần hỏi của tôi.',
    'Tôi còn một câu nữa, sau đó đến lượt bạn đặt câu hỏi.',
  ],
  silence: {
    first: [
      'Bạn cứ thong thả. Bạn có muốn tôi nhắc lại câu hỏi không?',
      'Không có gì phải vội. Nếu cần, tôi sẽ hỏi lại câu này.',
    ],
    second: [
      'Bạn còn ở đó không? Bạn cứ thong thả suy nghĩ, hoặc bỏ qua câu này cũng được.',
      'Tôi chưa nhận được câu trả lời. Bạn có thể nghĩ thêm, hoặc chúng ta sang câu khác.',
    ],
    movingOn: [
      'Chúng ta tạm gác câu này lại và đi tiếp nhé.',
      'Tôi xin chuyển sang câu hỏi tiếp theo. Không sao cả đâu.',
    ],
  },
  offerAfterEmpty:
    'Có hai câu hỏi chưa được trả lời. Bạn thấy cách nào tiện nhất: nghỉ một chút, trả lời tiếp bằng văn bản, hay dừng ở đây? Cách nào cũng được cả.',
  loopBreaker: [
    'Có vẻ chúng ta đang đi vòng quanh một chỗ. Chuyện này xin dừng ở đây, chúng ta sang câu tiếp theo nhé.',
    'Chuyện này chúng ta đã nói đến rồi. Tôi đề nghị đi tiếp.',
  ],
  declined: [
    'Không sao đâu. Bạn không cần phải trả lời câu này. Chúng ta đi tiếp nhé.',
    'Được, chúng ta bỏ qua phần đó.',
    'Cảm ơn bạn đã nói thẳng. Chúng ta sang câu tiếp theo.',
  ],
  skipped: ['Vậy chúng ta bỏ qua câu này.', 'Vâng, câu này xin được bỏ qua.'],
  followUps: {
    'too-short': [
      'Bạn có thể kể thêm một chút về việc đó không?',
      'Chúng ta dừng ở đó một lát nhé. Bạn giải thích từng bước một nhé.',
      'Còn gì liên quan đến việc đó nữa không?',
    ],
    'no-example': [
      'Bạn có thể cho tôi một ví dụ mà bạn nhớ rõ không?',
      'Lần gần nhất bạn gặp chuyện đó là khi nào? Bạn chọn một lần cụ thể nhé.',
    ],
    'no-result': ['Cuối cùng mọi việc ra sao?', 'Việc đó đem lại kết quả gì?'],
    'no-own-part': ['Trong việc đó, chính bạn đã làm những gì?', 'Bạn vừa nói về cả nhóm. Phần nào là của riêng bạn?'],
    'unclear-term': [
      'Có một từ bạn dùng có thể hiểu theo nhiều cách. Ý bạn là gì?',
      'Nếu giải thích cho một người ngoài ngành, bạn sẽ nói thế nào?',
    ],
    'claim-without-number': [
      'Bạn có thể nêu một con số không? Ước chừng cũng được.',
      'Khoảng bao nhiêu, bạn còn nhớ không?',
    ],
  },
  repeat: ['Vâng, được chứ. {question}', 'Tôi xin hỏi lại. {question}'],
  candidateQuestions: {
    invite: 'Giờ đến lượt bạn. Bạn muốn biết thêm điều gì về công việc này?',
    factsOffered: 'Tôi có thể cho bạn biết những gì ghi trong bản mô tả.',
    known: [
      'Bản mô tả công việc ghi thế này: {fact}',
      'Về điều đó, trong bản mô tả có một dòng: {fact}',
      'Theo bản mô tả công việc, tôi có thể trả lời thế này: {fact}',
    ],
    unknown: [
      'Tôi không có thông tin đó. Bộ phận tuyển dụng sẽ trả lời bạn; tôi chuyển câu hỏi này đến họ.',
      'Việc đó tôi không biết và không muốn đoán. Câu hỏi của bạn sẽ được gửi đến bộ phận tuyển dụng.',
      'Bản mô tả công việc không nói gì về điều đó. Tôi ghi lại câu hỏi của bạn cho bộ phận tuyển dụng.',
    ],
    anythingElse: ['Bạn còn muốn biết thêm điều gì không?', 'Bạn có câu hỏi nào nữa không?'],
  },
  questionForLater: [
    'Câu hỏi này tôi xin để dành đến cuối buổi. Trước hết chúng ta tiếp tục ở đây nhé.',
    'Cuối buổi sẽ có phần dành cho câu hỏi của bạn. Tôi đã ghi lại câu này.',
  ],
  resume: ['Chúng ta tiếp tục từ chỗ vừa dừng nhé.', 'Bây giờ chúng ta nói tiếp. Câu hỏi lúc nãy là thế này.'],
  reconnected: [
    'Đã có kết nối trở lại. Không mất gì cả. Câu hỏi là thế này.',
    'Vừa rồi chúng ta bị gián đoạn một chút. Chúng ta tiếp tục với câu hỏi đó nhé.',
  ],
  pause: {
    confirmed: 'Chúng ta nghỉ một lát. Bạn có tối đa {minutes} phút; khi nào muốn tiếp tục, bạn chỉ cần bấm nút.',
    endingSoon: 'Sắp hết giờ nghỉ. Nếu cần lâu hơn, bạn có thể quay lại sau bằng chính liên kết này.',
  },
  timeNearlyOver: 'Chúng ta còn khoảng {minutes} phút. Bạn cứ bình tĩnh nói hết ý của mình.',
  timeOver: 'Đã hết giờ. Những gì bạn đã nói đến lúc này đều được lưu.',
  thinking: ['Bạn chờ tôi một chút nhé.', 'Tôi cần thêm vài giây. Tôi vẫn ở đây.'],
  technicalTrouble: [
    'Phía tôi vừa bị trục trặc. Câu trả lời của bạn đã được lưu; chúng ta đi tiếp nhé.',
    'Đó là lỗi ở phía chúng tôi, không phải do bạn. Chúng ta cứ tiếp tục thôi.',
  ],
  notUnderstood: [
    'Tôi chưa nghe rõ. Bạn nói lại hoặc gõ giúp tôi được không?',
    'Âm thanh không rõ. Bạn vui lòng nhắc lại câu vừa rồi.',
  ],
  switchedToText: 'Từ đây chúng ta trao đổi bằng cách gõ. Nếu kết nối cho phép, sau này bạn có thể chuyển lại.',
  switchedToVoice: 'Tôi đã nghe thấy bạn. Bạn có thể quay lại cách gõ bất cứ lúc nào.',
  instructionIgnored: 'Phần đó hướng đến chương trình nên tôi xin để sang một bên. Chúng ta tiếp tục với câu hỏi nhé.',
  askedIfAi:
    'Đúng vậy, tôi là một chương trình máy tính. Người đọc câu trả lời của bạn là con người, và con người ra quyết định.',
  askedForResult:
    'Ở đây tôi không đánh giá điều đó. Sau buổi này sẽ có người đọc các câu trả lời và liên hệ lại với bạn.',
  askedForPerson:
    'Mong muốn được trao đổi với một người thật đã được ghi lại và sẽ được chuyển đi. Bạn có thể tiếp tục ở đây hoặc kết thúc buổi phỏng vấn.',
  confirmLeave: 'Bạn có chắc muốn kết thúc buổi phỏng vấn không? Những gì bạn đã nói vẫn được lưu.',
  left: 'Buổi phỏng vấn đã kết thúc. Cảm ơn bạn đã dành thời gian.',
  closing: {
    thanks: 'Cảm ơn bạn về buổi trò chuyện và thời gian bạn đã dành cho chúng tôi.',
    nextSteps:
      'Bộ phận tuyển dụng sẽ đọc các câu trả lời và liên hệ lại với bạn. Ở trang tiếp theo, bạn sẽ thấy cách liên hệ với một người thật hoặc yêu cầu xóa dữ liệu của mình.',
  },
};
