import type { FrameTexts } from './frame.ts';

export const texts: FrameTexts = {
  opening:
    'Xin chào và cảm ơn bạn đã dành thời gian. Tôi là AI, một chương trình máy tính, và tôi phụ trách buổi phỏng vấn này cho {position}. Người đọc câu trả lời của bạn là con người, và con người ra quyết định. Chúng ta có {count} câu hỏi, trong khoảng {minutes} phút. Lúc nào bạn cũng có thể tạm dừng, nhờ tôi hỏi lại hoặc bỏ qua một câu hỏi. Bạn cứ thong thả suy nghĩ.',
  closing:
    'Phần của tôi đến đây là hết. Cảm ơn bạn về những điều bạn đã kể. Bộ phận tuyển dụng sẽ tự đọc các câu trả lời và liên hệ lại với bạn. Nếu bạn muốn một người thật xem lại toàn bộ, bạn có thể cho biết ở trang tiếp theo.',
  titledPosition: 'vị trí “{title}”',
  thisPosition: 'vị trí đang tuyển',
  leadIns: {
    duty: [
      'Bản mô tả công việc có nhắc đến điều này: “{quote}”.',
      'Một phần của công việc là: “{quote}”.',
      'Có một dòng trong bản mô tả ghi: “{quote}”.',
      'Trong số các nhiệm vụ có: “{quote}”.',
    ],
    requirement: ['Yêu cầu tuyển dụng có nêu: “{quote}”.', 'Bản mô tả công việc còn cần điều này: “{quote}”.'],
  },
};
