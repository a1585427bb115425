import type { Catalogue } from './catalogue.ts';

export const vi: Catalogue = {
  title: 'Đăng ký vào {programme}',
  loading: 'Đang mở trang',
  language: 'Ngôn ngữ trò chuyện',
  intro: 'Một AI hỏi về bạn và công ty của bạn. Người ở {organization} đọc những gì bạn nói và quyết định.',
  size: 'Số câu hỏi: nhiều nhất {questions}. Thời gian: khoảng {minutes} phút.',
  howWords: 'Bạn trả lời bằng lời của mình, theo thứ tự nào cũng được. Điều bạn đã nói sẽ không bị hỏi lại.',
  howCheck: 'Cuối cùng, bạn đọc lại những gì đã được hiểu và sửa.',
  howReturn: 'Bạn có thể dừng bất cứ lúc nào và tiếp tục bằng liên kết của mình trong vòng 30 ngày.',
  start: 'Bắt đầu',
  starting: 'Đang tạo liên kết của bạn',
  linkTitle: 'Đây là liên kết của bạn',
  linkText:
    'Hãy giữ lại: bạn có thể quay lại bằng liên kết này đến {date}. Ai có liên kết đều đọc và sửa được câu trả lời của bạn.',
  copy: 'Sao chép liên kết',
  copied: 'Đã sao chép liên kết.',
  go: 'Bắt đầu trò chuyện',
  unknownTitle: 'Ở đây không có gì để đăng ký',
  unknownText: 'Chương trình đã đóng, hoặc địa chỉ chưa đầy đủ.',
  failedTitle: 'Không tải được trang',
  failedText: 'Có sự cố với kết nối hoặc máy chủ.',
  failedSend: 'Không tạo được liên kết của bạn: có sự cố với kết nối hoặc máy chủ. Hãy thử lại.',
  tooMany: 'Đã có quá nhiều đơn được bắt đầu từ mạng của bạn. Hãy thử lại sau vài phút.',
  retry: 'Thử lại',
};
