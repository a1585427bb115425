import type { BankTexts } from '../bank.ts';

export const texts: BankTexts = {
  competencies: {
    design: 'Thiết kế phần mềm',
    debugging: 'Tìm lỗi',
    quality: 'Chất lượng mã nguồn và kiểm thử',
    data: 'Dữ liệu và lưu trữ',
    security: 'Bảo mật',
    delivery: 'Triển khai và vận hành',
    interface: 'Giao diện người dùng',
    models: 'Mô hình và xử lý dữ liệu',
    collaboration: 'Làm việc với người khác',
  },
  questions: {
    'built-it-yourself': {
      text: 'Bạn nghĩ đến một thứ tự bạn lập trình và đang chạy được. Bên trong nó diễn ra những gì, từ lúc người dùng bấm đến lúc kết quả hiện lên màn hình?',
      withTool:
        'Bạn nghĩ đến một thứ bạn làm bằng {tool} và đang chạy được. Bên trong nó diễn ra những gì, từ lúc người dùng bấm đến lúc kết quả hiện lên màn hình?',
      purpose: 'Cho thấy ứng viên hiểu từng lớp của thứ mình làm, hay chỉ lắp ghép lại.',
      followUps: {
        'too-short':
          'Ta dừng lại ở một lần bấm. Phần nào trong chương trình nhận ra nó trước, và từ đó đi tiếp đến đâu?',
        'no-own-part': 'Phần nào do bạn tự viết, phần nào lấy từ khóa học, thư viện hay đồng nghiệp?',
        'unclear-term': 'Bạn vừa dùng một từ mà mỗi người hiểu một kiểu. Trong chương trình của bạn, nó làm gì?',
      },
    },
    'decision-to-defend': {
      text: 'Bạn chọn một hệ thống mà bạn có góp phần thiết kế. Quyết định thiết kế nào hôm nay bạn vẫn bảo vệ, và quyết định nào bạn muốn rút lại?',
      senior:
        'Bạn chọn một hệ thống do bạn chịu trách nhiệm về cấu trúc. Quyết định nào của bạn hóa ra rất tốn kém, bạn nhận ra khi nào, và phải mất những gì để sửa?',
      purpose: 'Cho thấy thiết kế có được cân nhắc theo nhu cầu thật và nhìn lại trung thực hay không.',
      followUps: {
        'too-short': 'Bạn lấy một quyết định thôi. Khi đó còn phương án nào khác, và vì sao bạn không chọn?',
        'no-own-part': 'Cuối cùng ai quyết định, và phần của bạn là gì?',
        'no-result': 'Một năm sau, quyết định đó dẫn đến điều gì?',
        'claim-without-number':
          'Lúc đó hệ thống lớn cỡ nào: số người dùng, số yêu cầu, lượng dữ liệu, số người tham gia làm?',
      },
    },
    'ten-times-load': {
      text: 'Giả sử một phần của hệ thống bạn biết rõ, chỉ qua một đêm, phải chịu tải gấp mười. Cái gì hỏng trước, và làm sao bạn biết trước người dùng?',
      purpose: 'Cho thấy ứng viên có biết giới hạn hệ thống của mình và suy luận từ số đo.',
      followUps: {
        'too-short': 'Bạn đi theo một yêu cầu. Khi có gấp mười lần như thế, nó phải chờ ở đâu trước?',
        'claim-without-number': 'Bạn đang nghĩ đến con số nào, ví dụ bao nhiêu yêu cầu mỗi giây, bây giờ và lúc đó?',
        'no-example': 'Bạn đã thấy chuyện như vậy xảy ra chưa? Khi đó cái gì hỏng?',
      },
    },
    'changing-an-interface': {
      text: 'Bạn phải sửa một API mà nhóm khác hoặc khách hàng đang gọi. Làm sao chuyển từ bản cũ sang bản mới mà không ai bị hỏng?',
      purpose:
        'Cho thấy sự cẩn trọng với những bên phụ thuộc, và hiểu biết về phiên bản, giai đoạn chạy song song và việc gỡ bỏ.',
      followUps: {
        'too-short': 'Đúng ngày bản mới lên, chuyện gì diễn ra? Ai gọi cái gì?',
        'no-example': 'Bạn kể về một lần thay đổi như thế mà bạn có tham gia.',
        'no-result': 'Làm sao bạn biết không còn ai dùng bản cũ nữa?',
      },
    },
    'unreliable-neighbour': {
      text: 'Phần mềm của bạn phụ thuộc vào một dịch vụ hôm thì chậm, hôm thì sập. Bạn làm gì để người dùng hầu như không nhận ra?',
      purpose: 'Cho thấy hiểu biết thực tế về thời gian chờ, thử lại, chạy ở mức giảm bớt và rủi ro của chúng.',
      followUps: {
        'too-short': 'Lấy một người dùng bấm đúng lúc dịch vụ đó sập. Người này nhìn thấy gì?',
        'no-example': 'Thực tế bạn gặp thì đó là dịch vụ nào, và bạn đã làm gì?',
        'claim-without-number': 'Bạn chờ nó bao lâu, thử lại mấy lần, và vì sao lại là những con số đó?',
      },
    },
    'what-proved-the-cause': {
      text: 'Bạn nhớ lại một lỗi khiến bạn mất hơn một ngày. Lúc đầu bạn nghi ngờ điều gì, và cuối cùng điều gì chứng minh được nguyên nhân thật?',
      junior:
        'Bạn nhớ lại một lỗi trong mã của chính bạn mà bạn tìm rất lâu. Lúc đầu bạn nghi ngờ điều gì, và cuối cùng tìm ra bằng cách nào?',
      purpose: 'Cho thấy ứng viên tìm nguyên nhân bằng giả thuyết và bằng chứng, hay bằng may rủi.',
      followUps: {
        'too-short': 'Ta quay lại giờ đầu tiên. Bạn đã xem gì, và nhờ đó loại trừ được điều gì?',
        'no-example': 'Lấy một lỗi bạn nhớ rõ. Người dùng, hoặc bạn, thấy biểu hiện gì?',
        'no-own-part': 'Trong các bước đó, bước nào do bạn tự làm?',
        'no-result': 'Bạn làm gì để chắc rằng lỗi đó không quay lại?',
      },
    },
    'failed-in-production': {
      text: 'Bạn kể về lần gần nhất một thứ bạn phụ trách bị sập khi đang chạy thật. Trong mười lăm phút đầu bạn làm gì, và từ đó có gì khác?',
      purpose: 'Cho thấy sự bình tĩnh, có thứ tự khi bị áp lực, và rút kinh nghiệm mà không đổ lỗi.',
      followUps: {
        'too-short': 'Bạn biết tin bằng cách nào, và việc đầu tiên bạn làm là gì?',
        'no-own-part': 'Bạn làm gì, và những người khác làm gì?',
        'no-result': 'Mọi người bị ảnh hưởng bao lâu, và mấy tuần sau đó đã thay đổi gì?',
        'claim-without-number': 'Bao nhiêu người dùng bị ảnh hưởng, và trong bao lâu?',
      },
    },
    'ten-times-slower': {
      text: 'Một trang trước đây mở mất một giây, giờ mất mười giây, mà ai cũng nói không sửa gì. Bạn bắt đầu xử lý thế nào?',
      purpose: 'Cho thấy hiệu năng có được đo trước khi cải thiện hay không.',
      followUps: {
        'too-short': 'Bạn đo gì trước tiên, và đo bằng gì?',
        'no-example': 'Bạn kể về một trang hay một tác vụ chậm mà bạn thật sự phải xử lý.',
        'claim-without-number': 'Trước đó là bao nhiêu, và sau khi bạn sửa còn bao nhiêu?',
      },
    },
    'tested-and-untested': {
      text: 'Bạn lấy tính năng gần nhất bạn làm xong. Phần nào bạn kiểm thử tự động, phần nào kiểm thử bằng tay, và phần nào bạn cố ý không kiểm thử?',
      withTool:
        'Bạn lấy tính năng gần nhất bạn kiểm thử với {tool}. Phần nào bạn kiểm tự động, phần nào kiểm bằng tay, và phần nào bạn cố ý bỏ qua?',
      senior:
        'Nhóm bạn chỉ đủ sức kiểm thử một nửa tính năng mới. Lấy một trường hợp thật: bạn cho kiểm thử phần nào, bỏ phần nào, và biết rõ mà vẫn chấp nhận rủi ro nào?',
      purpose: 'Cho thấy cách cân nhắc rủi ro khi kiểm thử, thay vì tin vào tỉ lệ bao phủ.',
      followUps: {
        'too-short': 'Bạn nêu một bài kiểm thử đã viết ở đó. Nó sẽ bắt được lỗi gì?',
        'no-example': 'Đó là tính năng nào? Ta nói riêng về nó nhé.',
        'no-result': 'Có lỗi nào lọt qua không? Đó là lỗi gì?',
        'claim-without-number': 'Tất cả có bao nhiêu bài kiểm thử, và chạy mất bao lâu?',
      },
    },
    'review-that-changed-code': {
      text: 'Góp ý hữu ích nhất mà bạn từng đưa ra hoặc nhận được khi duyệt mã là gì, và nhờ nó mà đoạn mã thay đổi thế nào?',
      purpose: 'Cho thấy việc duyệt mã có đi vào thực chất, và ứng viên có biết góp ý và nhận góp ý.',
      followUps: {
        'too-short': 'Trước góp ý đó đoạn mã trông thế nào, và sau đó ra sao?',
        'no-own-part': 'Bạn là người góp ý hay người viết đoạn mã? Bạn phản ứng thế nào?',
        'unclear-term': 'Trong trường hợp đó, sạch hay dễ đọc nghĩa là gì?',
      },
    },
    'old-code-must-run': {
      text: 'Bạn nhận lại một khối mã cũ rất lớn, không có kiểm thử, và nó vẫn phải chạy trong khi bạn sửa. Bạn bắt đầu từ đâu?',
      purpose: 'Cho thấy sự kiên nhẫn và có phương pháp với phần mềm sẵn có, thay vì muốn viết lại từ đầu.',
      followUps: {
        'too-short': 'Ngày đầu tiên với nó, trước khi sửa dòng nào, bạn làm gì?',
        'no-example': 'Với bạn thì đó là khối mã cũ nào?',
        'no-result': 'Bạn làm được đến đâu, và làm sao biết mình không làm hỏng gì?',
      },
    },
    'a-third-of-the-tests': {
      text: 'Thứ năm phải phát hành mà thời gian chỉ đủ cho một phần ba số bài kiểm thử. Bạn chọn thế nào, và ai cần biết phần nào bị bỏ?',
      senior:
        'Bạn chịu trách nhiệm kiểm thử, sắp phát hành mà thời gian chỉ đủ một phần ba số bài. Bạn chọn thế nào, và trình bày rủi ro còn lại ra sao với người quyết định?',
      purpose: 'Cho thấy kiểm thử theo rủi ro, và nói rõ điều còn chưa biết.',
      followUps: {
        'too-short': 'Bạn nêu bài bạn bỏ đầu tiên, và bài bạn bỏ sau cùng.',
        'no-example': 'Thực tế bạn phải chọn như vậy khi nào?',
        'no-result': 'Sau khi phát hành thì kết quả thế nào?',
      },
    },
    'changing-a-live-table': {
      text: 'Bạn phải đổi cấu trúc một bảng có nhiều triệu dòng trong lúc mọi người đang dùng. Các bước của bạn là gì, và có thể hỏng ở đâu?',
      withTool:
        'Bạn phải đổi cấu trúc một bảng có nhiều triệu dòng trong {tool} trong lúc mọi người đang dùng. Các bước của bạn là gì, và có thể hỏng ở đâu?',
      purpose: 'Cho thấy kinh nghiệm với dữ liệu không được phép dừng hay mất.',
      followUps: {
        'too-short': 'Giả sử cần tách một cột thành hai. Bước đầu tiên của bạn là gì, và bước cuối cùng?',
        'no-example': 'Bạn kể về một lần thay đổi như vậy bạn thật sự đã làm.',
        'claim-without-number': 'Bảng có bao nhiêu dòng, và mất bao lâu?',
      },
    },
    'slow-query': {
      text: 'Bạn kể về một câu truy vấn của bạn chạy quá chậm. Làm sao bạn thấy được lý do, và bạn đã sửa gì?',
      withTool: 'Bạn kể về một câu truy vấn trong {tool} chạy quá chậm. Làm sao bạn thấy được lý do, và bạn đã sửa gì?',
      purpose: 'Cho thấy ứng viên đọc được cơ sở dữ liệu đang làm gì, thay vì đoán.',
      followUps: {
        'too-short': 'Câu truy vấn muốn tìm gì, còn cơ sở dữ liệu lại làm gì?',
        'no-example': 'Câu truy vấn nào bạn nhớ cũng được, kể cả câu nhỏ. Nó dùng để làm gì?',
        'claim-without-number': 'Trước đó chạy mất bao lâu, và sau đó còn bao lâu?',
      },
    },
    'same-record-same-second': {
      text: 'Hai người sửa cùng một bản ghi trong cùng một giây. Khi đó phần mềm của bạn làm gì, và bạn kiểm chứng điều đó thế nào?',
      purpose: 'Cho thấy ứng viên đã nghĩ đến truy cập đồng thời trong phần mềm thật hay chưa.',
      followUps: {
        'too-short': 'Giả sử cả hai cùng sửa địa chỉ giao hàng. Sau đó địa chỉ nào còn lại?',
        'no-example': 'Dự án nào của bạn có thể gặp chuyện đó, và đã mất gì?',
        'unclear-term': 'Ở đây khóa hay giao dịch nghĩa là gì? Cụ thể nó bảo vệ cái gì?',
      },
    },
    'form-for-strangers': {
      text: 'Bạn được giao một biểu mẫu trên web nhận chữ và tệp từ người lạ. Trước khi cho nó lên mạng, bạn xem xét những gì?',
      senior:
        'Nhóm bạn muốn đưa lên mạng một biểu mẫu nhận chữ và tệp từ người lạ. Bạn cùng họ rà những kiểu tấn công nào, và chấp nhận rủi ro nào còn lại?',
      purpose: 'Cho thấy bảo mật có nằm trong công việc hằng ngày hay không.',
      followUps: {
        'too-short': 'Chỉ nói riêng phần tải tệp lên. Người ta có thể gửi cho bạn những gì?',
        'no-example': 'Bạn đã từng tìm thấy một lỗ hổng như vậy chưa? Đó là gì?',
        'unclear-term': 'Bạn nói đến việc kiểm tra dữ liệu nhập. Cụ thể bạn kiểm tra gì, và ở đâu?',
      },
    },
    'way-of-a-password': {
      text: 'Bạn lấy một dự án bạn biết. Khóa và mật khẩu đến được phần mềm đang chạy bằng đường nào, và trên đường đi ai có thể đọc được?',
      purpose: 'Cho thấy ứng viên đã lần theo thông tin bí mật trong một hệ thống thật hay chưa.',
      followUps: {
        'too-short': 'Lấy mật khẩu của cơ sở dữ liệu. Đêm nay nó nằm ở đâu?',
        'no-result': 'Nếu chiều nay một trong các khóa đó bị lộ, bạn sẽ làm gì?',
        'no-own-part': 'Phần nào do bạn thiết lập, và phần nào đã có sẵn khi bạn đến?',
      },
    },
    'laptop-to-user': {
      text: 'Bạn đi theo một thay đổi của mình từ máy bạn đến tay người dùng. Bước nào tự chạy, bước nào không, và bước nào khiến bạn lo?',
      withTool:
        'Bạn đi theo một thay đổi của mình qua {tool} cho đến tay người dùng. Bước nào tự chạy, bước nào không, và bước nào khiến bạn lo?',
      purpose: 'Cho thấy kinh nghiệm thật với triển khai, và ứng viên thấy điểm yếu ở đâu.',
      followUps: {
        'too-short': 'Sau khi bạn đẩy thay đổi lên thì sao? Bạn kể ba bước tiếp theo.',
        'no-own-part': 'Phần nào trong đó do chính bạn thiết lập hoặc cải tiến?',
        'claim-without-number': 'Từ bước đầu đến bước cuối mất bao lâu, và mỗi tuần mấy lần?',
        'no-result': 'Bạn đã làm gì với bước khiến bạn lo?',
      },
    },
    'rebuild-it-tomorrow': {
      text: 'Bạn dựng máy chủ, mạng và quyền truy cập cho một dịch vụ. Làm sao bạn chắc rằng ngày mai người khác dựng lại được tất cả y như cũ?',
      withTool:
        'Bạn dùng {tool} để dựng nền cho một dịch vụ chạy trên đó. Làm sao bạn chắc rằng ngày mai người khác dựng lại được tất cả y như cũ?',
      purpose: 'Cho thấy môi trường có được viết ra, duyệt và kiểm thử như mã nguồn hay không.',
      followUps: {
        'too-short': 'Giả sử tối nay cả tài khoản biến mất. Lệnh đầu tiên đồng nghiệp của bạn gõ là gì?',
        'no-example': 'Bạn đã dựng môi trường nào theo cách đó?',
        'no-result': 'Đã có ai thử dựng lại chưa? Khi đó thiếu gì?',
      },
    },
    'signals-you-watch': {
      text: 'Ngay lúc này, làm sao bạn biết phần mềm của bạn vẫn chạy tốt? Bạn nêu hai ba chỉ số bạn theo dõi, và mỗi chỉ số khiến bạn làm gì.',
      withTool: 'Giả sử sáng nay bạn mở {tool}. Bạn nhìn vào hai ba chỉ số nào, và mỗi chỉ số khiến bạn làm gì?',
      purpose: 'Cho thấy vận hành có bám theo cảm nhận của người dùng, và cảnh báo có dẫn đến hành động.',
      followUps: {
        'too-short': 'Lấy chỉ số đầu tiên. Đến mức nào thì bạn phải đứng dậy khỏi ghế?',
        'claim-without-number': 'Mức nào là bình thường, và mức nào thì không?',
        'no-example': 'Lần gần nhất một chỉ số như vậy báo cho bạn điều gì là khi nào?',
      },
    },
    'loading-empty-failed': {
      text: 'Bạn lấy một màn hình bạn đã làm. Người dùng thấy gì lúc dữ liệu đang tải, lúc không có dữ liệu, và lúc gọi bị lỗi?',
      withTool:
        'Bạn lấy một màn hình bạn đã làm bằng {tool}. Người dùng thấy gì lúc dữ liệu đang tải, lúc không có dữ liệu, và lúc gọi bị lỗi?',
      purpose: 'Cho thấy ứng viên làm cho người dùng thật, chứ không chỉ để trình diễn.',
      followUps: {
        'too-short': 'Ta nói riêng lúc gọi bị lỗi. Người dùng đọc thấy gì, và làm gì tiếp được?',
        'no-own-part': 'Phần nào có sẵn trong bản thiết kế, phần nào bạn thêm vào?',
        'no-example': 'Đó là màn hình nào? Bạn tả sao cho tôi hình dung được.',
      },
    },
    'keyboard-only': {
      text: 'Có người chỉ dùng bàn phím, hoặc trình đọc màn hình, trên trang của bạn. Trong dự án gần nhất, bạn đã làm gì cho họ, và kiểm tra bằng cách nào?',
      purpose: 'Cho thấy khả năng tiếp cận có được làm thật, chứ không chỉ biết tên.',
      followUps: {
        'too-short':
          'Bạn hình dung chỉ có phím Tab. Làm sao đến được nút chính, và nhìn vào đâu để biết mình đang ở chỗ nào?',
        'no-example': 'Lấy một thành phần bạn làm, một trình đơn hay một hộp thoại. Bạn đã làm gì ở đó?',
        'no-own-part': 'Phần nào do bạn làm, phần nào có sẵn trong thư viện?',
      },
    },
    'connection-lost': {
      text: 'Ứng dụng của bạn mất mạng đúng lúc đang lưu. Người đang cầm điện thoại thấy gì, và dữ liệu ra sao?',
      withTool:
        'Bạn lấy một ứng dụng bạn làm bằng {tool}. Nó mất mạng đúng lúc đang lưu: người dùng thấy gì, và dữ liệu ra sao?',
      purpose: 'Cho thấy ứng viên làm ứng dụng di động cho điều kiện thật.',
      followUps: {
        'too-short': 'Rồi một phút sau có mạng lại: phần nào làm việc gì?',
        'no-example': 'Bạn phải giải quyết chuyện đó ở ứng dụng nào?',
        'no-result': 'Bạn đã thử nghiệm nó bằng cách nào?',
      },
    },
    'simple-rule-first': {
      text: 'Bạn lấy một mô hình bạn từng làm. Bạn đã so nó với quy tắc đơn giản nhất nào, và phần hơn được có đáng công không?',
      withTool:
        'Bạn lấy một mô hình bạn làm bằng {tool}. Bạn đã so nó với quy tắc đơn giản nhất nào, và phần hơn được có đáng công không?',
      purpose: 'Cho thấy việc dựng mô hình có xuất phát từ nhu cầu và so sánh trung thực.',
      followUps: {
        'too-short': 'Nếu lần nào cũng đoán đáp án hay gặp nhất, bạn đúng được bao nhiêu lần?',
        'claim-without-number': 'Bạn so bằng chỉ số nào, quy tắc được bao nhiêu và mô hình được bao nhiêu?',
        'no-own-part': 'Phần nào là của bạn: dữ liệu, đặc trưng, huấn luyện hay đánh giá?',
        'unclear-term': 'Bạn nói đến độ chính xác. Thế nào được tính là đúng, và đúng với ai?',
      },
    },
    'good-in-tests-bad-in-life': {
      text: 'Một mô hình chạy tốt trong bài thử của bạn nhưng lại kém với người dùng thật. Bạn kiểm tra gì trước, rồi đến gì?',
      purpose: 'Cho thấy phương pháp tìm ra vì sao mô hình thất bại trong thực tế.',
      followUps: {
        'too-short': 'Điều đầu tiên bạn xem là gì, và nó cho bạn biết điều gì?',
        'no-example': 'Mô hình nào của bạn đã gặp chuyện đó?',
        'no-result': 'Cuối cùng lý do là gì, và nhờ đâu bạn biết là đã giải quyết xong?',
      },
    },
    'right-looking-wrong-numbers': {
      text: 'Lần nạp dữ liệu đêm qua cho ra những con số trông đúng mà lại sai. Làm sao bạn có thể phát hiện trước những người dùng chúng?',
      withTool:
        'Lần nạp dữ liệu trong {tool} đêm qua cho ra những con số trông đúng mà lại sai. Làm sao bạn có thể phát hiện trước những người dùng chúng?',
      purpose: 'Cho thấy chất lượng dữ liệu có được kiểm soát từ khâu thiết kế.',
      followUps: {
        'too-short': 'Bạn nêu một phép kiểm tra có thể bắt được, và đặt nó ở đâu.',
        'no-example': 'Bạn gặp chuyện đó khi nào, và các con số sai ở đâu?',
        'no-result': 'Những số sai đã gửi đi rồi thì bạn xử lý thế nào?',
      },
    },
    'language-model-good-enough': {
      text: 'Bạn đưa một mô hình ngôn ngữ vào sản phẩm. Làm sao bạn biết câu trả lời của nó đủ tốt, và khi không đủ tốt thì sao?',
      withTool: 'Bạn đưa {tool} vào sản phẩm. Làm sao bạn biết câu trả lời của nó đủ tốt, và khi không đủ tốt thì sao?',
      purpose: 'Cho thấy câu trả lời do máy tạo ra có được đo, giới hạn và bảo vệ hay không.',
      followUps: {
        'too-short': 'Lấy một câu trả lời tệ của mô hình đó. Ai nhận ra, và khi nào?',
        'no-example': 'Đó là sản phẩm nào, và mô hình làm gì trong đó?',
        'claim-without-number': 'Bạn thử với bao nhiêu mẫu, và bao nhiêu mẫu đạt?',
        'unclear-term': 'Bạn nói câu trả lời tốt. Ai quyết định điều đó, và dựa vào đâu?',
      },
    },
    'decision-you-opposed': {
      text: 'Bạn kể về một quyết định kỹ thuật mà bạn không đồng ý. Bạn lập luận thế nào, chuyện ngã ngũ ra sao, và bây giờ bạn nghĩ gì?',
      purpose: 'Cho thấy cách ứng viên bất đồng, và có theo được một quyết định không phải của mình.',
      followUps: {
        'too-short': 'Phía bên kia nêu lý do gì, theo đúng lời họ?',
        'no-own-part': 'Ngoài việc có ý kiến khác, chính bạn đã làm gì?',
        'no-result': 'Cuối cùng kết quả thế nào?',
        'no-example': 'Lấy một lần, chuyện nhỏ cũng được. Khi đó cần quyết định điều gì?',
      },
    },
    'someone-got-better': {
      text: 'Bạn nghĩ đến một đồng nghiệp làm việc giỏi lên nhờ bạn. Cụ thể bạn đã làm gì, và nhờ đâu bạn thấy được?',
      purpose: 'Cho thấy ứng viên có chủ ý giúp người khác phát triển.',
      followUps: {
        'too-short': 'Trước đó người ấy chưa làm được gì, và bây giờ làm được gì?',
        'no-own-part': 'Phần nào là do bạn, phần nào do chính người ấy?',
        'no-example': 'Bạn nghĩ đến một người thôi. Không cần nêu tên.',
      },
    },
    'two-weeks-or-six': {
      text: 'Có người muốn một tính năng trong hai tuần, còn bạn tin là phải sáu tuần. Cuộc nói chuyện đó diễn ra thế nào, và bạn đề xuất gì?',
      junior: 'Sau hai ngày, bạn nhận ra việc của mình sẽ mất gấp đôi thời gian đã hứa. Bạn báo cho ai, và nói gì?',
      purpose: 'Cho thấy cách ứng viên đối mặt với áp lực, ước lượng và nhu cầu phía sau lời yêu cầu.',
      followUps: {
        'too-short': 'Câu đầu tiên bạn nói với người đó là gì?',
        'no-example': 'Lần gần nhất bạn có cuộc nói chuyện đó là khi nào, và về việc gì?',
        'no-result': 'Cuối cùng đã giao được gì, và khi nào?',
      },
    },
  },
};
