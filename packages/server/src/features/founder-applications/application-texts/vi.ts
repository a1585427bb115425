import type { ApplicationTexts } from './texts.ts';

export const texts: ApplicationTexts = {
  opening:
    'Xin chào, và cảm ơn bạn đã đăng ký tham gia {programme}. Tôi là AI, một chương trình máy tính, và tôi dẫn cuộc trò chuyện này. Những gì bạn viết sẽ do con người đọc, và con người quyết định. Tôi có nhiều nhất {count} câu hỏi, mất khoảng {minutes} phút. Bạn có thể tạm dừng bất cứ lúc nào, hoặc bỏ qua một câu hỏi; bạn trả lời bằng cách gõ. Nếu điều gì thuộc về câu hỏi sau, bạn cứ viết; tôi sẽ không hỏi lại lần nữa.',
  closing:
    'Đó là tất cả câu hỏi của tôi. Cảm ơn bạn đã kể về công ty. Ở trang tiếp theo, bạn có thể đọc những gì tôi đã hiểu và sửa lại trước khi nhóm xem.',
  competencies: { contact: 'Liên hệ', pitch: 'Phần giới thiệu', team: 'Đội ngũ', plans: 'Kế hoạch và việc thực tế' },
  questions: {
    founder_name: ['Trước hết, họ và tên đầy đủ của bạn là gì?', 'Tôi chưa có đủ họ tên của bạn. Bạn họ gì và tên gì?'],
    founder_email: [
      'Nhóm có thể liên hệ với bạn qua địa chỉ email nào?',
      'Tôi chưa có địa chỉ email của bạn. Bạn gõ lại giúp tôi nhé?',
    ],
    founder_phone: [
      'Bạn cho tôi xin số điện thoại kèm mã quốc gia được không?',
      'Có số nào nhóm có thể gọi cho bạn không? Xin bắt đầu bằng mã quốc gia.',
    ],
    founder_role: ['Vai trò của bạn trong công ty là gì?', 'Nếu ghi chức danh của bạn, tôi nên ghi thế nào?'],
    founder_network: [
      'Bạn có hồ sơ trên mạng nghề nghiệp nào không? Nếu có, đường dẫn là gì?',
      'Có trang công khai nào về quá trình làm việc của bạn không, địa chỉ là gì?',
    ],
    founder_current_location: ['Hiện nay bạn sống ở đâu?', 'Lúc này bạn đang ở thành phố và nước nào?'],
    co_founders: [
      'Ai đã cùng bạn lập ra công ty? Xin cho biết tên, vai trò và email.',
      'Ngoài bạn còn người sáng lập nào khác không, hay chỉ có mình bạn? Tôi cần tên và công việc của họ.',
    ],
    elevator_pitch: [
      'Hãy tả công ty của bạn trong một hai câu, như kể cho người lạ trong thang máy.',
      'Nói đơn giản: các bạn làm gì, và cho ai?',
    ],
    problem: [
      'Các bạn giải quyết vấn đề gì, và ai gặp vấn đề đó?',
      'Hiện nay điều gì không ổn với những người các bạn muốn giúp?',
    ],
    solution: ['Các bạn giải quyết bằng cách nào?', 'Cụ thể sản phẩm của các bạn làm gì?'],
    traction: [
      'Đến nay các bạn đã đạt được gì? Con số càng tốt.',
      'Hiện các bạn đang ở đâu: người dùng, khách hàng, thử nghiệm, doanh thu?',
    ],
    commercial: ['Các bạn kiếm tiền bằng cách nào?', 'Ai trả tiền cho các bạn, cho việc gì và bao nhiêu?'],
    market_size: [
      'Thị trường lớn cỡ nào, và con số đó từ đâu ra?',
      'Có thể có bao nhiêu khách hàng, và mỗi năm họ chi bao nhiêu?',
    ],
    competition: [
      'Còn ai làm việc này, và các bạn khác ở điểm nào?',
      'Hiện nay người ta dùng gì thay cho sản phẩm của các bạn?',
    ],
    why_now: [
      'Vì sao bây giờ là lúc thích hợp?',
      'Điều gì đã thay đổi để bây giờ làm được mà vài năm trước thì không?',
    ],
    why_you: [
      'Vì sao các bạn là người phù hợp để làm việc này?',
      'Bạn và đội ngũ đã từng làm gì giúp ích cho việc này?',
    ],
    why_program: ['Vì sao bạn muốn tham gia {programme}?', 'Bạn mong nhận được gì từ {programme}?'],
    fundraising_status: [
      'Các bạn đã gọi vốn chưa, và hiện có đang gọi vốn không?',
      'Hiện công ty lấy tiền từ đâu, và còn cần gì?',
    ],
    cap_table: ['Cổ phần được chia thế nào?', 'Ai sở hữu phần nào của công ty?'],
    availability: [
      'Bạn có thể tham gia từ khi nào, và dành bao nhiêu thời gian?',
      'Khi nào bạn bắt đầu được, toàn thời gian hay bán thời gian?',
    ],
    passport_and_visa: [
      'Bạn mang hộ chiếu nước nào, và có cần thị thực để tham gia không?',
      'Có điều gì về thị thực hay cư trú mà chúng tôi nên biết không?',
    ],
    pitch_deck: [
      'Có đường dẫn đến bản trình bày của các bạn không?',
      'Bạn chia sẻ vài trang trình chiếu về công ty được không? Chỉ cần đường dẫn.',
    ],
  },
};
