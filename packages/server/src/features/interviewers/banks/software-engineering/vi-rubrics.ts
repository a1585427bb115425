import type { BankRubrics } from '../bank.ts';

export const rubrics: BankRubrics = {
  'built-it-yourself': {
    anchors: {
      '1': 'Nêu tên công cụ, nhưng không nói được giữa lúc bấm và lúc có kết quả xảy ra những gì.',
      '3': 'Lần theo yêu cầu qua các phần chính, còn hổng ở một lớp, chẳng hạn cách lưu dữ liệu hoặc lỗi quay về ra sao.',
      '5': 'Lần theo một lần bấm thật qua trình duyệt, mạng, máy chủ và chỗ lưu, nói được khi một bước hỏng thì sao, và vì sao làm như thế.',
    },
    facts: {
      'request-path': [
        'Trình duyệt gửi request lên server, server trả dữ liệu về.',
        'Bấm một cái là nó gọi API, rồi backend xử lý yêu cầu.',
        'Frontend gửi form lên một endpoint trên máy chủ của tôi.',
        'Nút bấm kích hoạt một hàm, hàm đó gọi xuống tầng phía sau.',
      ],
      'stored-data': [
        'Dữ liệu được lưu vào một bảng trong cơ sở dữ liệu.',
        'Server đọc bản ghi từ database rồi gửi lại.',
        'Tôi lưu vào bảng và tra theo id.',
        'Nó được ghi xuống MySQL, lúc cần thì query ra.',
      ],
      'error-path': [
        'Nếu hỏng thì người dùng thấy thông báo lỗi.',
        'Tôi bắt exception rồi hiện ra sai ở đâu.',
        'Gọi không được thì trang báo và cho bấm thử lại.',
        'Lỗi được ghi log và trả về mã trạng thái.',
      ],
      'reason-for-choice': [
        'Tôi chọn cách đó vì nó đơn giản nhất mà chạy được.',
        'Lý do tôi làm vậy là để sau này dễ sửa.',
        'Tôi thử hướng khác trước nhưng vướng giới hạn.',
        'Tôi dùng nó do quen tay, làm nhanh, nhẹ.',
      ],
    },
  },
  'decision-to-defend': {
    anchors: {
      '1': 'Tả công nghệ đang dùng; không có quyết định của mình, không có phương án khác.',
      '3': 'Một quyết định thật có lý do và phương án khác, nhưng ít nói về cái giá sau này.',
      '5': 'Quyết định, các phương án, nhu cầu làm nghiêng cán cân, về sau ra sao, và nói thật điều mình sẽ làm khác đi.',
    },
    facts: {
      alternative: [
        'Chúng tôi cũng cân nhắc hướng khác rồi không chọn.',
        'Phương án kia là tách ra thành các dịch vụ riêng.',
        'Tôi so sánh hai ba lựa chọn trước khi chốt.',
        'Lúc đó có thể dùng monolith hoặc microservice.',
      ],
      'driving-need': [
        'Lý do chính là thời gian gấp mà nhóm ít người.',
        'Hệ thống cần chịu tải cao hơn, điều đó dẫn đến lựa chọn.',
        'Quan trọng nhất là giữ cho vận hành đơn giản.',
        'Nhu cầu lúc ấy là ra mắt thật sớm, chi phí thấp.',
      ],
      'cost-later': [
        'Sau này mới thấy sai vì sửa gì cũng lâu.',
        'Một năm sau lúc bảo trì thì nhược điểm lộ ra.',
        'Nó thành nút thắt cổ chai, tốn rất nhiều công.',
        'Về sau nợ kỹ thuật chồng chất, phải viết lại.',
      ],
      'own-judgement': [
        'Nếu là hôm nay tôi sẽ làm khác.',
        'Biết như bây giờ thì tôi rút lại quyết định đó.',
        'Tôi vẫn bảo vệ nó, nhờ nó mà tránh được rắc rối lớn.',
        'Nhìn lại tôi thấy mình chọn đúng.',
      ],
    },
  },
  'ten-times-load': {
    anchors: {
      '1': 'Thêm server, không nói giới hạn nằm ở đâu.',
      '3': 'Nêu một nút thắt hợp lý như cơ sở dữ liệu và cách chữa, không đo.',
      '5': 'Nêu giới hạn đầu tiên kèm con số, thử dưới tải, biết cái gì nên từ chối hoặc đưa vào hàng đợi, đặt cảnh báo trước giới hạn.',
    },
    facts: {
      'first-bottleneck': [
        'Cơ sở dữ liệu sẽ đuối trước tiên.',
        'Trước nhất là hết connection tới database.',
        'Nút thắt là một service mà mọi thứ đều đi qua.',
        'CPU với bộ nhớ sẽ đầy, nghẽn cổ chai ở đó.',
      ],
      'load-test': [
        'Tôi chạy load test trên một bản sao của hệ thống.',
        'Chúng tôi giả lập lưu lượng từ trước và xem chỗ nào chậm.',
        'Tôi đo xem bao nhiêu request thì sập.',
        'Tôi dùng JMeter, k6 kiểm thử tải.',
      ],
      'cache-or-queue': [
        'Tôi đặt cache ở phía trước.',
        'Việc chưa cần ngay thì đẩy vào queue.',
        'Kết quả hay dùng được giữ lại để đỡ truy vấn database.',
        'Tôi cho xử lý bất đồng bộ qua hàng đợi, bộ nhớ đệm.',
      ],
      'shed-load': [
        'Thà từ chối vài request còn hơn chết cả cụm.',
        'Có rate limit thì yêu cầu quan trọng vẫn lọt qua.',
        'Tính năng phụ sẽ bị tắt trước.',
        'Tôi giới hạn lượt gọi, cắt bớt phần ít cần.',
      ],
      'early-warning': [
        'Có cảnh báo trước khi chạm ngưỡng.',
        'Tôi theo dõi thời gian phản hồi và độ dài hàng đợi.',
        'Chúng tôi có dashboard báo động khi tới bảy mươi phần trăm công suất.',
        'Tôi gắn alert trên Grafana, nhắn về điện thoại.',
      ],
    },
  },
  'changing-an-interface': {
    anchors: {
      '1': 'Sửa rồi báo mọi người, hoặc chưa bao giờ nghĩ tới bên gọi.',
      '3': 'Giữ bản cũ và bản mới song song một thời gian, nhưng mơ hồ về cách bên gọi chuyển sang và khi nào bản cũ hết.',
      '5': 'Thêm rồi mới bỏ, đo xem ai còn gọi bản cũ, đưa ngày và hỗ trợ, dùng test kiểm hợp đồng, không còn ai mới gỡ.',
    },
    facts: {
      'both-versions': [
        'Một thời gian bản cũ và bản mới chạy song song.',
        'Tôi thêm field mới trước, field cũ để nguyên.',
        'Chúng tôi đánh version cho API để chỗ đang gọi vẫn chạy.',
        'Tôi mở v2 bên cạnh v1, giữ tương thích ngược.',
      ],
      'knows-callers': [
        'Tôi xem log để biết ai còn gọi endpoint cũ.',
        'Chúng tôi đo lưu lượng còn lại trên v1.',
        'Trước hết tôi tìm xem những client nào đang dùng.',
        'Tôi liệt kê các bên phụ thuộc.',
      ],
      announcement: [
        'Chúng tôi thông báo sớm kèm ngày ngừng hỗ trợ.',
        'Khách được báo trước mấy tháng, có hướng dẫn chuyển đổi.',
        'Tôi nói chuyện với từng nhóm sử dụng nó.',
        'Tôi gửi email nhắc lịch khai tử, deprecate từ từ.',
      ],
      'contract-test': [
        'Contract test cho biết client đời trước còn chạy không.',
        'Chúng tôi có bài kiểm thử gọi API y như bên tiêu thụ.',
        'Ai phá định dạng đã thỏa thuận là test đỏ liền.',
        'Tôi kiểm tự động theo schema trong CI.',
      ],
    },
  },
  'unreliable-neighbour': {
    anchors: {
      '1': 'Chờ, hiện lỗi, hoặc đổ cho dịch vụ kia.',
      '3': 'Timeout và thử lại, không nói cái gì không được lặp hay người dùng thấy gì.',
      '5': 'Timeout ngắn, thử lại có giới hạn với khoảng nghỉ tăng dần, lặp lại an toàn, phương án thay thế hữu ích, có cách ngừng gọi và hồi phục.',
    },
    facts: {
      timeout: [
        'Lần gọi nào cũng đặt timeout để không đợi mãi.',
        'Sau hai giây tôi thôi không đợi bên kia nữa.',
        'Chúng tôi giới hạn ngắn thời gian tối đa của một request.',
        'Quá thời gian chờ là tôi ngắt.',
      ],
      'careful-retry': [
        'Tôi thử lại vài lần, mỗi lần nghỉ lâu hơn.',
        'Chúng tôi retry có backoff, để không làm nặng thêm.',
        'Chỉ lệnh nào lặp an toàn mới được retry.',
        'Tôi gọi lại tối đa ba lần, thao tác phải idempotent.',
      ],
      fallback: [
        'Nó sập thì chúng tôi hiện dữ liệu gần nhất còn giữ.',
        'Người dùng vẫn làm tiếp, phần kia xử lý sau từ hàng đợi.',
        'Có fallback, trang vẫn hoạt động khi thiếu phần đó.',
        'Tôi lấy tạm từ cache, hoặc chuyển sang nhà cung cấp dự phòng.',
      ],
      'circuit-breaker': [
        'Circuit breaker ngừng gọi khi hỏng quá nhiều.',
        'Sau mấy lần lỗi chúng tôi để nó yên một phút.',
        'Chúng tôi tạm dừng gửi cho tới khi nó hồi phục.',
        'Tôi ngắt mạch, lát sau dò lại xem sống chưa.',
      ],
    },
  },
  'what-proved-the-cause': {
    anchors: {
      '1': 'Không có lỗi cụ thể, hoặc thử lung tung đến khi hết.',
      '3': 'Một lỗi cụ thể và các bước hợp lý, nhưng không rõ mỗi bước loại trừ gì hay nguyên nhân được chứng minh thế nào.',
      '5': 'Nghi ngờ ban đầu và vì sao sai, các phép thử để loại trừ, nguyên nhân được chứng minh bằng cách làm lỗi hiện ra rồi mất đi, có cách chặn nó quay lại.',
    },
    facts: {
      'wrong-suspicion': [
        'Lúc đầu tôi tưởng do database, nhưng không phải.',
        'Nghi ngờ ban đầu của tôi hóa ra sai.',
        'Ai cũng đổ cho bản phát hành vừa rồi.',
        'Tôi đoán trật, cứ nghĩ tại thư viện.',
      ],
      reproduced: [
        'Tôi tái hiện được lỗi trên máy của mình.',
        'Khi muốn là làm nó xảy ra được thì tìm rất dễ.',
        'Tôi viết một script nhỏ, chạy lần nào cũng dính.',
        'Tôi dựng lại đúng kịch bản để reproduce.',
      ],
      'ruled-out': [
        'Tôi tắt lần lượt từng phần xem còn bị không.',
        'Tôi dò lịch sử commit từng bước và tìm ra thay đổi gây lỗi.',
        'Log cho thấy request đã tới nơi, vậy không thể do mạng.',
        'Tôi khoanh vùng, loại trừ dần bằng debug.',
      ],
      'root-cause': [
        'Thật ra là hai tiến trình cùng ghi một lúc.',
        'Cuối cùng mới biết trên máy chủ đó có một cấu hình khác.',
        'Gốc là một giả định sai về múi giờ.',
        'Rốt cuộc do race condition, rò bộ nhớ.',
      ],
      'guard-against-return': [
        'Tôi thêm một test, lỗi quay lại là test đỏ.',
        'Từ đó trong pipeline có bước kiểm tra riêng.',
        'Bây giờ có cảnh báo cho trường hợp đó.',
        'Tôi viết regression test để khỏi tái diễn.',
      ],
    },
  },
  'failed-in-production': {
    anchors: {
      '1': 'Chưa có gì bị sập, hoặc câu chuyện xoay quanh lỗi của ai.',
      '3': 'Cùng nhóm tìm ra và sửa; ít nói về việc báo cho mọi người hay thay đổi sau đó.',
      '5': 'Hạn chế thiệt hại trước, báo người bị ảnh hưởng, rồi mới tìm nguyên nhân, viết lại không đổ lỗi, nêu được thay đổi có từ đó.',
    },
    facts: {
      'limited-damage': [
        'Việc đầu tiên là tôi rollback về phiên bản trước.',
        'Chúng tôi tắt ngay tính năng mới.',
        'Quan trọng nhất là cho chạy lại, nguyên nhân tính sau.',
        'Tôi khởi động lại dịch vụ, chuyển sang máy dự phòng.',
      ],
      informed: [
        'Tôi báo cho nhóm và bộ phận hỗ trợ biết tình hình.',
        'Chúng tôi đăng thông báo lên trang trạng thái.',
        'Một người lo cập nhật cho khách trong lúc tôi tìm lỗi.',
        'Tôi nhắn sếp và khách hàng đang có sự cố.',
      ],
      'looked-at-data': [
        'Tôi xem log và dashboard coi bắt đầu từ lúc nào.',
        'Biểu đồ cho thấy lỗi tăng ngay sau khi release.',
        'Tôi kiểm xem vừa thay đổi cái gì.',
        'Tôi mở hệ thống giám sát, lần theo trace.',
      ],
      'written-review': [
        'Sau đó chúng tôi viết lại chuyện gì xảy ra và vì sao.',
        'Chúng tôi họp rút kinh nghiệm mà không đổ lỗi ai.',
        'Có buổi postmortem với cả nhóm.',
        'Tôi lập báo cáo sự cố, phân tích nguyên nhân gốc.',
      ],
      'lasting-change': [
        'Từ đó bản mới ra cho một nhóm nhỏ người dùng trước.',
        'Chúng tôi thêm cảnh báo để thấy sớm hơn.',
        'Giờ có bước chặn kiểu thay đổi như thế.',
        'Quy trình deploy được siết lại, bắt buộc hai người duyệt.',
      ],
    },
  },
  'ten-times-slower': {
    anchors: {
      '1': 'Đoán nguyên nhân, hoặc thêm phần cứng hay cache.',
      '3': 'Xem log hoặc profiler và tìm ra nguyên nhân hợp lý, không khoanh được thời gian mất ở đâu.',
      '5': 'Chia mười giây ra từng phần, so với trước kia, tìm phần phình ra, mỗi lần đổi một thứ rồi đo lại.',
    },
    facts: {
      'measure-first': [
        'Trước tiên tôi đo xem thời gian mất ở khâu nào.',
        'Tôi dùng profiler coi phần nào lâu nhất.',
        'Tab network cho biết chậm do server hay do trình duyệt.',
        'Tôi bật DevTools, chia nhỏ từng chặng.',
      ],
      'what-changed': [
        'Kiểu gì cũng có cái thay đổi, ví dụ lượng dữ liệu.',
        'Tôi so với hôm còn nhanh.',
        'Tôi rà các lần deploy, cấu hình, dữ liệu phình ra từ bấy đến nay.',
        'Tôi hỏi bên hạ tầng xem có cập nhật gì không.',
      ],
      'database-share': [
        'Hay gặp là câu truy vấn thiếu index.',
        'Trang chạy hàng trăm query nhỏ thay vì một.',
        'Tôi xem slow query log.',
        'Tôi kiểm cơ sở dữ liệu, thường là lỗi n cộng một.',
      ],
      'verify-fix': [
        'Sửa xong tôi đo lại cho chắc.',
        'Mỗi lần tôi chỉ đổi một thứ rồi so sánh.',
        'Từ mười giây xuống còn dưới một giây.',
        'Tôi đối chiếu trước và sau, thấy nhanh hẳn.',
      ],
    },
  },
  'tested-and-untested': {
    anchors: {
      '1': 'Bấm thử qua loa, hoặc bảo kiểm thử là việc của người khác.',
      '3': 'Viết unit test cho luồng chính; không có lý do rõ vì sao bỏ phần kia.',
      '5': 'Đặt test ở chỗ hỏng thì đau, phối hợp các tầng có lý do, nêu phần bỏ lại và rủi ro chấp nhận, biết cái gì đã lọt.',
    },
    facts: {
      'test-levels': [
        'Tôi viết unit test cho các quy tắc và vài bài end to end cho luồng chính.',
        'Phần logic phủ bằng unit test, tích hợp thì vài bài chậm hơn.',
        'Một bài chạy qua trình duyệt, còn lại kiểm ở tầng dưới.',
        'Tôi dùng integration test cho API, Selenium cho giao diện.',
      ],
      'risk-first': [
        'Chỗ nào sai là mất tiền thì tôi test nhiều nhất.',
        'Quan trọng là không trừ tiền hai lần, nên phần đó kỹ nhất.',
        'Tôi tự hỏi cái gì hỏng thì đau nhất.',
        'Tôi ưu tiên theo mức rủi ro, thanh toán trước.',
      ],
      'left-out': [
        'Tôi cố ý không test phần bố cục.',
        'Trang quản trị chúng tôi bỏ qua vì chỉ hai người dùng.',
        'Chỗ đó tôi chỉ nhìn bằng mắt.',
        'Giao diện đơn giản quá nên tôi chừa ra.',
      ],
      'edge-cases': [
        'Tôi thử cả đầu vào rỗng và rất dài.',
        'Các ca lạ đều có, như ngày sai hay thiếu giá trị.',
        'Tôi cũng thử khi dịch vụ kia bị lỗi.',
        'Tôi test trường hợp biên, số âm, ký tự đặc biệt.',
      ],
      'slipped-through': [
        'Vẫn lọt một bug, sau đó tôi thêm test cho nó.',
        'Khách phát hiện một trường hợp chúng tôi không nghĩ tới.',
        'Về sau lộ ra một lỗi mà bài kiểm thử không thấy được.',
        'Lên production mới vỡ ra là sót.',
      ],
    },
  },
  'review-that-changed-code': {
    anchors: {
      '1': 'Nói chuyện định dạng hoặc bảo duyệt mã chỉ tốn thời gian.',
      '3': 'Một góp ý thật và một sửa đổi hợp lý, nhưng ở bề mặt.',
      '5': 'Một góp ý làm lộ ra giả định sai hoặc rủi ro, nói thế nào cho người nghe tiếp nhận, và kết quả ra sao.',
    },
    facts: {
      substance: [
        'Góp ý đó chỉ ra một trường hợp tôi chưa nghĩ tới.',
        'Người review thấy hai request có thể giẫm chân nhau.',
        'Đó là chuyện cấu trúc, không phải phong cách.',
        'Anh ấy bắt được lỗ hổng bảo mật, rủi ro hiệu năng.',
      ],
      'change-in-code': [
        'Tôi viết lại đoạn đó, còn một nửa độ dài.',
        'Chúng tôi gom logic về một chỗ.',
        'Sau đó tôi tách hàm ra và đặt tên đàng hoàng.',
        'Tôi refactor, bỏ phần lặp, thêm xử lý lỗi.',
      ],
      tone: [
        'Tôi đặt câu hỏi thay vì bảo là sai.',
        'Tôi giải thích vì sao rồi gợi ý hướng khác.',
        'Ban đầu tôi bực, rồi thấy chị ấy đúng.',
        'Tôi comment nhẹ nhàng, khen trước góp ý sau.',
      ],
      habit: [
        'Từ đó lần review nào tôi cũng để ý điểm này.',
        'Tôi giữ pull request nhỏ cho dễ duyệt.',
        'Giờ tôi tự xem lại code của mình rồi mới nhờ người khác.',
        'Cả nhóm đưa nó thành một mục trong checklist.',
      ],
    },
  },
  'old-code-must-run': {
    anchors: {
      '1': 'Đập đi viết lại từ đầu, hoặc tránh đụng vào.',
      '3': 'Thêm vài test và dọn dần từng bước, không nói ở đâu và vì sao ở đó.',
      '5': 'Tìm hiểu nó làm gì trong thực tế, dùng test giữ hành vi ở chỗ sắp sửa, đi từng bước nhỏ phát hành được, chỗ không cần thì để yên.',
    },
    facts: {
      'pin-behaviour': [
        'Trước hết tôi viết test ghi lại nó đang làm gì.',
        'Tôi chốt hành vi hiện tại rồi mới đổi.',
        'Chúng tôi so kết quả code cũ và code mới trên dữ liệu thật.',
        'Tôi bọc test quanh đoạn cần sửa để giữ nguyên đầu ra.',
      ],
      'small-steps': [
        'Tôi sửa từng bước nhỏ và phát hành từng bước.',
        'Phần cũ được thay dần từng mảnh.',
        'Bước nào cũng lùi lại được nếu trục trặc.',
        'Tôi refactor từ từ, cuốn chiếu từng module.',
      ],
      'where-it-hurts': [
        'Tôi bắt đầu ở chỗ hay phải sửa nhất.',
        'Chỗ không ai đụng tới thì tôi để yên.',
        'Tôi xem file nào gây nhiều bug nhất.',
        'Tôi ưu tiên chỗ đau nhất, rủi ro nhất.',
      ],
      'learn-first': [
        'Tôi hỏi chuyện những anh gắn bó lâu năm với nó.',
        'Tôi đọc log xem cái gì thật sự còn dùng.',
        'Đầu tiên tôi cố hiểu vì sao người ta làm như vậy.',
        'Tôi đọc mã, vẽ sơ đồ, tìm tài liệu.',
      ],
    },
  },
  'a-third-of-the-tests': {
    anchors: {
      '1': 'Kiểm nhanh hơn hoặc làm thêm giờ, hoặc để người khác chọn.',
      '3': 'Cho chức năng chính lên trước, không xem cái gì vừa sửa hay báo ai phần còn thiếu.',
      '5': 'Chọn theo phần vừa sửa, theo thiệt hại và theo lỗi từng gặp, nói thẳng phần chưa phủ, để người chịu trách nhiệm quyết định, theo dõi sau khi phát hành.',
    },
    facts: {
      'by-change': [
        'Tôi xem cái gì vừa sửa và test chỗ đó trước.',
        'Phần không ai đụng vào thì đợi được.',
        'Tôi hỏi lập trình viên họ thấy lo chỗ nào.',
        'Tôi phân tích vùng ảnh hưởng của các commit.',
      ],
      'by-damage': [
        'Cái gì hỏng khách đau nhất thì làm trước.',
        'Thanh toán và đăng nhập luôn đứng đầu.',
        'Tôi cân xác suất xảy ra lỗi và mức độ nghiêm trọng.',
        'Tôi ưu tiên theo rủi ro, nghiệp vụ cốt lõi.',
      ],
      'says-openly': [
        'Tôi ghi ra những gì chưa test và báo product owner.',
        'Mọi người phải biết mình đang chấp nhận rủi ro nào.',
        'Người chịu trách nhiệm quyết phát hành, dựa trên danh sách chỗ hổng của tôi.',
        'Tôi báo cáo sếp rõ ràng phần bỏ lại.',
      ],
      'after-release': [
        'Phát hành xong tôi kiểm nốt phần còn lại.',
        'Ngày đầu chúng tôi canh sát tỉ lệ lỗi.',
        'Có đường lui nếu phát sinh chuyện.',
        'Tôi trực theo dõi, sẵn sàng rollback.',
      ],
    },
  },
  'changing-a-live-table': {
    anchors: {
      '1': 'Chạy một lệnh lúc đêm, hoặc không hình dung cái gì có thể hỏng.',
      '3': 'Migration có sao lưu và chạy thử, không xử lý chuyện khóa hay code cũ và mới cùng chạy.',
      '5': 'Thêm dạng mới, đổ dữ liệu từng đợt, cho code ghi cả hai, chuyển phần đọc, cuối cùng mới bỏ cái cũ; hiểu các loại khóa và có đường lui.',
    },
    facts: {
      'expand-then-contract': [
        'Tôi thêm cột mới trước, cột cũ cuối cùng mới xóa.',
        'Một thời gian code ghi vào cả hai cột.',
        'Việc này chia qua nhiều lần phát hành, không làm một phát.',
        'Tôi chuyển phần đọc sang cột mới rồi mới drop cái kia.',
      ],
      batches: [
        'Các dòng cũ được điền theo từng đợt nhỏ.',
        'Mỗi lần tôi chép vài nghìn dòng để không nghẽn.',
        'Một job chạy nền chuyển dữ liệu từ từ.',
        'Tôi backfill theo lô, nghỉ giữa các batch.',
      ],
      locks: [
        'Phải biết lệnh nào khóa bảng.',
        'Nguy hiểm là câu lệnh chặn hết mọi người mấy phút.',
        'Tôi đặt lock timeout, không lấy được thì thôi.',
        'Tôi tránh giờ cao điểm vì alter có thể treo.',
      ],
      'way-back': [
        'Có bản sao lưu, và tôi đã thử khôi phục.',
        'Từng bước đều rollback được.',
        'Tôi thử trước trên một bản sao của dữ liệu thật.',
        'Tôi backup và viết sẵn script đảo ngược.',
      ],
    },
  },
  'slow-query': {
    anchors: {
      '1': 'Thêm index theo thói quen, hoặc đẩy vấn đề vào cache.',
      '3': 'Xem plan và thêm index phù hợp, ít nói vì sao có tác dụng.',
      '5': 'Đọc plan với dữ liệu thật, giải thích vì sao database chọn như thế, sửa truy vấn, index hoặc mô hình kèm cái giá, rồi đo lại.',
    },
    facts: {
      'read-plan': [
        'Tôi chạy explain để xem execution plan.',
        'Plan cho thấy nó quét nguyên cả bảng.',
        'Nhờ explain analyze tôi thấy thời gian mất ở đâu.',
        'Tôi đọc kế hoạch thực thi, thấy full scan.',
      ],
      index: [
        'Đánh index trên hai cột đó là xong.',
        'Có index nhưng không dùng được vì cột bị bọc trong hàm.',
        'Tôi tạo chỉ mục khớp với điều kiện lọc và thứ tự sắp xếp.',
        'Tôi thêm composite index cho phần join.',
      ],
      'rewrite-query': [
        'Tôi viết lại câu truy vấn để đọc ít dòng hơn nhiều.',
        'Trước là mỗi dòng một query, giờ một câu lấy hết.',
        'Chỉ lấy những cột thật sự cần.',
        'Tôi bỏ subquery, tách câu lệnh, phân trang.',
      ],
      'price-of-it': [
        'Thêm chỉ mục thì ghi chậm đi.',
        'Cái giá là tốn dung lượng, insert lâu hơn.',
        'Tôi kiểm xem chỗ khác có bị chậm theo không.',
        'Đánh đổi là phải bảo trì thêm.',
      ],
      measured: [
        'Từ ba mươi giây xuống còn dưới một giây.',
        'Tôi đo trước và sau trên dữ liệu thật.',
        'Nó nhanh lên gấp trăm lần.',
        'Thời gian phản hồi giảm còn vài chục mili giây.',
      ],
    },
  },
  'same-record-same-second': {
    anchors: {
      '1': 'Không xảy ra đâu, hoặc người sau ghi đè mà chẳng ai hay.',
      '3': 'Nêu transaction hoặc khóa, không nói trường hợp nào chúng không che được.',
      '5': 'Nêu mất mát có thể xảy ra, chọn kiểm phiên bản, khóa hoặc ràng buộc có lý do, nói người thứ hai thấy gì, và đã kiểm thử.',
    },
    facts: {
      'version-check': [
        'Bản ghi nào cũng có số phiên bản, cũ quá thì bị từ chối.',
        'Dùng optimistic locking thì người sau bị conflict.',
        'Lệnh update chỉ thành công nếu ở giữa chưa ai đổi.',
        'Tôi so version hoặc updated_at lúc lưu.',
      ],
      transaction: [
        'Cả hai bước nằm trong một transaction.',
        'Tôi khóa dòng đó trong lúc sửa.',
        'Database đảm bảo lệnh này xong mới tới lệnh kia.',
        'Tôi dùng giao dịch với select for update.',
      ],
      constraint: [
        'Ràng buộc unique trong database quyết ai thắng.',
        'Thay vì tự kiểm rồi ghi, tôi để cơ sở dữ liệu chặn.',
        'Quy tắc nằm ở tầng dữ liệu, không chỉ trong code.',
        'Trùng khóa duy nhất thì insert bị từ chối.',
      ],
      'second-person': [
        'Người thứ hai được báo là đã có người khác sửa.',
        'Hai bản hiện ra để chọn.',
        'Họ phải tải lại trang rồi quyết định.',
        'Màn hình cảnh báo xung đột, cho gộp lại.',
      ],
      'tested-it': [
        'Tôi viết test hai luồng chạy cùng lúc.',
        'Tôi thử bắn nhiều request song song.',
        'Một bài kiểm thử cho hai lệnh cập nhật chạy đồng thời.',
        'Tôi mở hai trình duyệt bấm lưu liền nhau.',
      ],
    },
  },
  'form-for-strangers': {
    anchors: {
      '1': 'Trường bắt buộc và captcha; tin vào framework.',
      '3': 'Nêu injection và kiểm đầu vào ở server, nhưng bỏ ngỏ tệp, quyền hoặc giới hạn.',
      '5': 'Đi qua chữ, tệp, quyền, giới hạn và chỗ lưu, coi mọi thứ là thù địch ở phía server, biết ghi log những gì và ai được xem.',
    },
    facts: {
      'server-side-checks': [
        'Mọi thứ đều được kiểm lại ở server.',
        'Cái gì gửi từ trình duyệt tôi đều coi là đáng ngờ.',
        'Validate ở frontend chỉ để tiện cho người dùng.',
        'Backend xác thực dữ liệu thêm lần nữa.',
      ],
      injection: [
        'Dùng prepared statement thì không ai chèn SQL được.',
        'Chữ được escape trước khi hiển thị, chống XSS.',
        'Tôi đảm bảo đầu vào không bao giờ bị chạy như mã lệnh.',
        'Tôi phòng SQL injection, lọc thẻ script.',
      ],
      'file-upload': [
        'Tôi giới hạn dung lượng, loại tệp và xem nội dung thật.',
        'File tải lên cất ngoài thư mục web, đổi tên mới.',
        'Tệp được quét virus và không bao giờ thực thi.',
        'Tôi chỉ nhận ảnh với PDF, kiểm đuôi và MIME.',
      ],
      limits: [
        'Có rate limit để không ai gửi hàng nghìn lần.',
        'Ô nào cũng có độ dài tối đa.',
        'Chống bot thì tôi giới hạn số lần theo địa chỉ IP.',
        'Tôi gắn captcha, chặn spam.',
      ],
      'personal-data': [
        'Chỉ ai cần mới xem được dữ liệu.',
        'Chúng tôi lưu càng ít càng tốt và xóa sau một thời gian.',
        'Thông tin cá nhân không được lọt vào log.',
        'Tôi mã hóa dữ liệu nhạy cảm, phân quyền truy cập.',
      ],
    },
  },
  'way-of-a-password': {
    anchors: {
      '1': 'Nằm trong code, trong tin nhắn, hoặc không biết.',
      '3': 'Biến môi trường hoặc kho bí mật, không nói ai đọc được hay thay đổi thế nào.',
      '5': 'Biết trọn đường đi, những người và chương trình có thể đọc, khóa được thay ra sao và lộ thì làm gì; cả chỗ nào còn yếu.',
    },
    facts: {
      'secret-store': [
        'Secret nằm trong vault, lúc chương trình khởi động mới cấp.',
        'Chúng tôi giữ mật khẩu trong secret manager, không để trong repo.',
        'Chúng vào bằng biến môi trường lấy từ kho bí mật của nền tảng.',
        'Tôi lưu mã hóa ở Kubernetes secret, không hard code.',
      ],
      'least-access': [
        'Chỉ hai người và quy trình deploy đọc được.',
        'Mỗi dịch vụ có tài khoản riêng, chỉ đủ quyền nó cần.',
        'Lập trình viên không có mật khẩu production.',
        'Tôi phân quyền tối thiểu, có ghi vết truy cập.',
      ],
      rotation: [
        'Vài tháng đổi khóa một lần.',
        'Thay khóa không phải dừng máy vì hai khóa cùng hiệu lực một lúc.',
        'Ai nghỉ việc là đổi hết.',
        'Tôi xoay vòng key định kỳ, tự động.',
      ],
      'leak-plan': [
        'Bị lộ thì chúng tôi thu hồi ngay và xem ai đã dùng.',
        'Có công cụ quét chặn commit chứa key.',
        'Có lần một khóa lọt vào repo, chúng tôi thay khóa và dọn lịch sử.',
        'Rò rỉ là vô hiệu hóa liền, báo bảo mật.',
      ],
    },
  },
  'laptop-to-user': {
    anchors: {
      '1': 'Chép tệp lên, hoặc người khác làm.',
      '3': 'Pipeline có build, test và phát hành, kể mà không nêu điểm yếu.',
      '5': 'Đường đi cụ thể kèm thời gian, một bước an toàn ra cho ít người dùng trước, đường lui đã thử, và một cải tiến tự mình làm.',
    },
    facts: {
      'automatic-checks': [
        'Pipeline build rồi chạy hết các test.',
        'Kiểm tra chưa xanh thì không merge được.',
        'Push xong là test tự chạy.',
        'CI chạy lint, quét mã, đóng gói Docker.',
      ],
      'gradual-release': [
        'Lúc đầu chỉ vài người dùng nhận bản mới.',
        'Nó lên môi trường thử trước, rồi từng bước ra cho tất cả.',
        'Tính năng nằm sau một feature flag.',
        'Chúng tôi phát hành canary, từ staging lên dần.',
      ],
      'way-back': [
        'Một lệnh là về phiên bản trước.',
        'Rollback mất hai phút.',
        'Chúng tôi đã tập quay lui.',
        'Lỗi thì tôi deploy lại bản cũ ngay.',
      ],
      'weak-step': [
        'Tôi lo nhất là migration database.',
        'Bước chép cấu hình làm tay, từng sai một lần.',
        'Bộ test chạy bốn mươi phút nên người ta hay bỏ qua.',
        'Chỗ yếu là phải duyệt thủ công, dễ quên.',
      ],
      improvement: [
        'Tôi rút build từ ba mươi phút còn tám phút.',
        'Tôi tự động hóa khâu trước giờ làm tay.',
        'Từ khi tôi sửa, ngày nào cũng phát hành thay vì hai tuần.',
        'Tôi cải tiến pipeline, thêm cache cho chạy song song.',
      ],
    },
  },
  'rebuild-it-tomorrow': {
    anchors: {
      '1': 'Dựng tay trên giao diện, cùng lắm có ghi chú.',
      '3': 'Viết thành mã và để trong repo; bỏ ngỏ state, bí mật và dữ liệu.',
      '5': 'Tất cả thành mã có duyệt, lo state và bí mật, phát hiện chỗ lệch với thực tế, đã tập khôi phục, để mắt tới chi phí.',
    },
    facts: {
      'as-code': [
        'Mọi thứ được mô tả bằng code và để trong git.',
        'Không ai bấm trên console, thay đổi đi qua repo.',
        'Hạ tầng viết thành file và được review.',
        'Tôi dùng Terraform, Ansible để dựng tự động.',
      ],
      drift: [
        'Có job báo khi thực tế khác với mã.',
        'Định kỳ chúng tôi so cái đang có với cái đã mô tả.',
        'Ai sửa tay thì lần chạy sau bị ghi đè.',
        'Tôi chạy plan hằng đêm để bắt chỗ lệch.',
      ],
      rehearsed: [
        'Chúng tôi thử dựng lại từ đầu trên tài khoản trống xem thiếu gì.',
        'Mỗi năm hai lần chúng tôi tập khôi phục.',
        'Tuần nào cũng tạo một môi trường test mới từ cùng bộ mã đó.',
        'Tôi nhờ đồng nghiệp làm theo hướng dẫn dựng thử.',
      ],
      'data-and-secrets': [
        'Bản sao lưu để nơi khác và có thử restore.',
        'Khó là dữ liệu, chứ máy thì tạo lại dễ.',
        'Secret và state file cất riêng, được bảo vệ.',
        'Mật khẩu nằm trong vault, backup hằng ngày.',
      ],
    },
  },
  'signals-you-watch': {
    anchors: {
      '1': 'Người dùng gọi, hoặc có công cụ do người khác xem.',
      '3': 'Các con số thường gặp như tải CPU và lỗi, không nói từ đó làm gì.',
      '5': 'Ít tín hiệu mà sát người dùng, mỗi cái có ngưỡng và hành động; đã bỏ cảnh báo vô ích; kể được một trường hợp.',
    },
    facts: {
      'user-facing-signal': [
        'Tôi theo dõi tỉ lệ request lỗi và thời gian xử lý.',
        'Thời gian phản hồi phía người dùng là cái tôi nhìn đầu tiên.',
        'Số đơn hoàn tất mỗi phút cho tôi biết nhiều nhất.',
        'Tôi canh độ trễ, error rate, uptime.',
      ],
      threshold: [
        'Lỗi hơn một phần trăm là có người bị gọi dậy.',
        'Trên nửa giây chúng tôi nhận cảnh báo.',
        'Chúng tôi thống nhất một mục tiêu, báo động bám theo đó.',
        'Ngưỡng đặt theo SLO, vượt là nhắn.',
      ],
      action: [
        'Khi đó tôi xem bản phát hành gần nhất, nghi thì rollback.',
        'Cảnh báo nào cũng có trang hướng dẫn phải làm gì.',
        'Hàng đợi dài ra thì tôi bật thêm worker.',
        'Thấy tăng bất thường tôi mở log, scale thêm máy.',
      ],
      'fewer-alarms': [
        'Chúng tôi xóa mấy cảnh báo chẳng ai phản ứng.',
        'Báo nhiều quá nên chỉ giữ vài cái đáng.',
        'Chuông nào không dẫn đến hành động thì gỡ bỏ.',
        'Tôi lọc bớt nhiễu, đỡ báo động giả.',
      ],
    },
  },
  'loading-empty-failed': {
    anchors: {
      '1': 'Một vòng xoay, hoặc chưa nghĩ tới.',
      '3': 'Xử lý đang tải và lỗi một cách chung chung, thiếu lúc trống hoặc lối đi tiếp.',
      '5': 'Mỗi trạng thái có lời riêng và lối đi tiếp, gõ rồi không mất, đã thử mạng chậm, có quan sát người thật dùng.',
    },
    facts: {
      loading: [
        'Trong lúc tải thì thấy khung sườn của trang.',
        'Có placeholder để giao diện không bị nhảy.',
        'Quá một giây mới hiện vòng xoay, trước đó không hiện gì.',
        'Tôi làm skeleton, thanh tiến trình loading.',
      ],
      empty: [
        'Chưa có gì thì trang chỉ cho biết nên làm gì trước.',
        'Danh sách rỗng có giải thích vì sao rỗng.',
        'Người mới thấy một gợi ý thay vì trang trắng.',
        'Không có kết quả tôi để hình minh họa và nút tạo mới.',
      ],
      failed: [
        'Hỏng thì có câu báo dễ hiểu và nút thử lại.',
        'Gọi không được thì những gì đã nhập vẫn còn.',
        'Một phần tải hỏng, phần còn lại của trang vẫn dùng được.',
        'Tôi hiện thông báo thân thiện, không phơi mã lỗi.',
      ],
      'slow-network': [
        'Tôi thử với đường truyền chậm.',
        'Tôi bóp băng thông trong trình duyệt để xem.',
        'Tôi thử trên một chiếc điện thoại cũ.',
        'Tôi giả lập mạng 3G yếu.',
      ],
    },
  },
  'keyboard-only': {
    anchors: {
      '1': 'Chưa nghĩ tới, hoặc cho là không có người dùng như thế.',
      '3': 'Biết nhãn, độ tương phản và văn bản thay thế, chỉ kiểm bằng công cụ.',
      '5': 'Dùng đúng phần tử trước, lo tiêu điểm và thứ tự, thay đổi được đọc lên, tự kiểm bằng bàn phím và trình đọc màn hình, tốt nhất là với người cần đến.',
    },
    facts: {
      'right-elements': [
        'Tôi dùng nút và liên kết thật thay vì cái hộp bấm được.',
        'Viết HTML đúng chuẩn thì phần lớn tự chạy.',
        'Tiêu đề và nhãn được đánh dấu đúng thẻ.',
        'Tôi dùng thẻ ngữ nghĩa, gắn label, alt, aria.',
      ],
      focus: [
        'Nhìn là thấy focus đang ở đâu.',
        'Mở hộp thoại thì focus nhảy vào trong, đóng thì quay về.',
        'Thứ tự tab đi theo trang.',
        'Tôi giữ viền sáng quanh ô đang chọn.',
      ],
      'own-check': [
        'Tôi cất chuột đi, dùng bàn phím đi hết một lượt.',
        'Tôi nghe trang bằng trình đọc màn hình.',
        'Tôi thử với VoiceOver hoặc NVDA.',
        'Tôi tự bấm Tab, Enter từ đầu tới cuối.',
      ],
      'automatic-check': [
        'Trong pipeline có kiểm tự động, nhưng chỉ bắt được một phần.',
        'Axe hay Lighthouse chỉ ra chỗ thiếu nhãn và tương phản yếu.',
        'Tôi đo độ tương phản màu.',
        'Tôi chạy công cụ quét accessibility.',
      ],
      'real-users': [
        'Một đồng nghiệp khiếm thị dùng thử và nói vướng ở đâu.',
        'Chúng tôi thử với những người thật sự phụ thuộc vào nó.',
        'Nhờ phản hồi của một người dùng, chúng tôi sửa lại biểu mẫu.',
        'Tôi mời người khuyết tật trải nghiệm, ghi nhận góp ý.',
      ],
    },
  },
  'connection-lost': {
    anchors: {
      '1': 'Một thông báo lỗi, rồi người dùng làm lại.',
      '3': 'Giữ dữ liệu và thử lại, không nghĩ tới trùng lặp, xung đột hoặc ứng dụng bị tắt.',
      '5': 'Lưu tại máy trước, sau gửi đúng một lần, xung đột có quy tắc, người dùng luôn biết cái gì đã lưu, đã thử bằng cách ngắt mạng.',
    },
    facts: {
      'local-first': [
        'Nó được lưu trên máy trước.',
        'Bản ghi nằm trong database cục bộ tới khi gửi được.',
        'Không mất gì vì đã cất trên thiết bị trước khi gửi.',
        'Tôi lưu tạm vào SQLite, bộ nhớ local.',
      ],
      'send-later': [
        'Có mạng lại thì nó gửi ngầm.',
        'Hàng đợi sẽ gửi các thay đổi sau.',
        'Ứng dụng tự thử lại.',
        'Khi online nó tự đồng bộ lên server.',
      ],
      'no-doubles': [
        'Mục nào cũng có id riêng nên không bị lưu hai lần.',
        'Server nhận ra yêu cầu lặp lại.',
        'Gửi hai lần cũng như gửi một.',
        'Tôi dùng idempotency key chống trùng.',
      ],
      'person-knows': [
        'Một biểu tượng nhỏ cho thấy cái gì chưa gửi.',
        'Người dùng thấy dòng chữ đã lưu trên điện thoại, sẽ gửi sau.',
        'Tôi hiện rõ là lưu rồi hay chưa.',
        'Màn hình báo đang ngoại tuyến, chờ đồng bộ.',
      ],
      'tested-offline': [
        'Tôi thử ở chế độ máy bay.',
        'Tôi tắt ngang ứng dụng giữa chừng xem sao.',
        'Chúng tôi thử trong thang máy và dưới tầng hầm.',
        'Tôi ngắt wifi đột ngột để kiểm tra.',
      ],
    },
  },
  'simple-rule-first': {
    anchors: {
      '1': 'Nêu thuật toán và thư viện; không so sánh.',
      '3': 'So với một mô hình khác trên tập test; nhu cầu và cái giá của sai sót còn mơ hồ.',
      '5': 'Mốc so sánh đơn giản, thước đo khớp với cái giá của sai sót, chia dữ liệu không rò rỉ, phần hơn có con số, sẵn sàng bỏ mô hình.',
    },
    facts: {
      baseline: [
        'Chúng tôi so với việc lúc nào cũng đoán trung bình.',
        'Một quy tắc đơn giản đã đúng tám mươi phần trăm.',
        'Baseline của tôi là cách phòng ban đang làm tay.',
        'Mốc so sánh là hồi quy tuyến tính, luật if else.',
      ],
      'fitting-measure': [
        'Accuracy sẽ đánh lừa vì ca đó hiếm.',
        'Bỏ sót đắt hơn báo nhầm nên chúng tôi nhìn recall.',
        'Chúng tôi chọn thước đo theo cái giá của sai lầm.',
        'Tôi xem precision, F1 chứ không xem độ chính xác chung.',
      ],
      'clean-split': [
        'Tôi chia theo thời gian để tương lai không lọt vào.',
        'Tập test không đụng tới cho đến phút cuối.',
        'Một khách không bao giờ nằm ở cả train lẫn test.',
        'Tôi tách riêng tập kiểm định, tránh rò rỉ dữ liệu.',
      ],
      gain: [
        'Mô hình tốt hơn mười phần trăm, đỡ được công hai người.',
        'Phần hơn nhỏ quá nên chúng tôi giữ quy tắc cũ.',
        'Tính ra tiền thì sau ba tháng là đáng.',
        'Doanh thu tăng thêm, chi phí vận hành thấp hơn lợi ích.',
      ],
      'looked-at-errors': [
        'Tôi xem từng ca sai một.',
        'Phần lớn lỗi do nhãn dán sai.',
        'Nó sai chủ yếu ở một nhóm, và chúng tôi tìm ra lý do.',
        'Tôi phân tích ma trận nhầm lẫn.',
      ],
    },
  },
  'good-in-tests-bad-in-life': {
    anchors: {
      '1': 'Huấn luyện lại với nhiều dữ liệu hơn.',
      '3': 'Nêu drift hoặc overfitting và so dữ liệu, không có thứ tự.',
      '5': 'Xem pipeline và đầu vào trước, so dữ liệu thật với dữ liệu thử, tìm chỗ rò rỉ, xem từng ca, và từ đó theo dõi chất lượng.',
    },
    facts: {
      'same-inputs': [
        'Đầu tiên tôi xem đầu vào có tới giống như lúc huấn luyện không.',
        'Một feature lên production bị tính khác đi.',
        'Tôi cho cùng một mẫu chạy qua hai bên rồi so.',
        'Tôi dò lại bước tiền xử lý, chuẩn hóa.',
      ],
      'data-shift': [
        'Dữ liệu thật trông khác dữ liệu train.',
        'Từ hồi thu thập đến giờ tập người dùng đã thay đổi.',
        'Tôi vẽ phân phối của hai tập để đối chiếu.',
        'Có thể bị data drift, mùa vụ khác đi.',
      ],
      leak: [
        'Có lẽ lúc train đã lọt thông tin mà ngoài đời không có.',
        'Một cột đã chứa sẵn đáp án.',
        'Bài thử đẹp quá vì cùng một người nằm ở cả hai tập.',
        'Tôi nghi bị leak, overfit vào tập kiểm tra.',
      ],
      'single-cases': [
        'Tôi tự mắt xem năm mươi ca sai.',
        'Tôi cùng bên nghiệp vụ đi qua từng ví dụ.',
        'Tôi phân loại lỗi theo nhóm.',
        'Tôi lấy mẫu ngẫu nhiên các câu trả lời dở để đọc.',
      ],
      'watch-on': [
        'Từ đó ngày nào chúng tôi cũng đo chất lượng.',
        'Có cảnh báo khi dự đoán bị trôi.',
        'Một phần nhỏ được chuyển cho người kiểm lại.',
        'Tôi giám sát liên tục, thử A B trước khi mở rộng.',
      ],
    },
  },
  'right-looking-wrong-numbers': {
    anchors: {
      '1': 'Chờ người ta phàn nàn, hoặc chỉ xem job có chạy không.',
      '3': 'Kiểm số dòng và giá trị trống; không so với kỳ vọng, không có kế hoạch sửa.',
      '5': 'Đối chiếu với nguồn và với quá khứ, dừng trước khi số sai được công bố, nạp lại không bị trùng, báo người bị ảnh hưởng.',
    },
    facts: {
      'expectation-checks': [
        'Tôi so tổng với hôm trước và với cùng ngày tuần trước.',
        'Số lượng lệch xa bình thường là có cảnh báo.',
        'Có test trên dữ liệu để bắt giá trị trống và bản trùng.',
        'Tôi đặt ngưỡng kỳ vọng, bất thường là báo.',
      ],
      'against-source': [
        'Tổng được đối chiếu với hệ thống nguồn.',
        'Tôi khớp số liệu với sổ kế toán.',
        'Chúng tôi đếm dòng ở nguồn và ở đích.',
        'Tôi lấy mẫu vài bản ghi so với bản gốc.',
      ],
      'stop-publishing': [
        'Kiểm không đạt thì số mới không được công bố.',
        'Báo cáo giữ nguyên số hôm qua kèm ghi chú.',
        'Pipeline dừng trước khi dữ liệu sai lan ra.',
        'Tôi chặn lại ở vùng tạm, chưa đẩy lên dashboard.',
      ],
      'load-again': [
        'Nạp lại được mà không sinh bản trùng.',
        'Tôi chạy lại riêng một ngày được.',
        'Vì còn giữ dữ liệu thô nên tính lại được.',
        'Job viết kiểu idempotent, xóa rồi ghi đè phân vùng.',
      ],
      'tell-users': [
        'Tôi báo ngay cho những người đang dùng nó.',
        'Ai đã lấy số thì được gửi bản đính chính kèm giải thích.',
        'Có một trang cho biết dữ liệu mới tới lúc nào.',
        'Tôi nhắn các phòng ban tạm đừng sử dụng.',
      ],
    },
  },
  'language-model-good-enough': {
    anchors: {
      '1': 'Thử vài prompt thấy ổn.',
      '3': 'Một bộ ví dụ và vài bộ lọc; ít nói khi dùng thật mà trả lời sai thì sao.',
      '5': 'Bộ test riêng có tiêu chí rõ, thay đổi nào cũng chạy, giới hạn việc mô hình được làm, có phương án thay thế, tính tới đầu vào thù địch, biết chi phí và tốc độ.',
    },
    facts: {
      'test-set': [
        'Chúng tôi có bộ câu hỏi thật kèm đáp án đúng, sửa gì cũng chạy lại.',
        'Tôi gom hai trăm ví dụ rồi chấm điểm.',
        'Mỗi lần đổi prompt đều đo trên cùng bộ mẫu.',
        'Tôi lập bộ đánh giá với tiêu chí rõ, nhờ người chấm.',
      ],
      grounding: [
        'Mô hình chỉ được trả lời dựa trên tài liệu chúng tôi đưa.',
        'Câu trả lời nào cũng dẫn nguồn để kiểm lại được.',
        'Không tìm thấy trong dữ liệu thì nó nói không biết.',
        'Tôi dùng RAG để hạn chế bịa, ảo giác.',
      ],
      fallback: [
        'Trả về sai định dạng thì chúng tôi đi theo cách thông thường.',
        'Nghi ngờ thì chuyển cho người thật.',
        'Mô hình hỏng thì sản phẩm vẫn chạy không cần nó.',
        'Có phương án dự phòng, nhân viên tiếp quản.',
      ],
      'hostile-input': [
        'Chữ người dùng nhập có thể chứa mệnh lệnh, nên mô hình không có quyền riêng.',
        'Chúng tôi giả làm kẻ tấn công, thử prompt injection.',
        'Cái mô hình trả ra được coi như đầu vào từ người lạ.',
        'Tôi phòng kẻ xấu chèn lệnh, lọc nội dung độc hại.',
      ],
      'cost-and-speed': [
        'Tôi biết một câu tốn bao nhiêu tiền và mất bao lâu.',
        'Mô hình nhỏ là đủ mà rẻ hơn nhiều.',
        'Chậm quá nên chúng tôi cache câu trả lời.',
        'Tôi theo dõi số token, độ trễ, chi phí.',
      ],
    },
  },
  'decision-you-opposed': {
    anchors: {
      '1': 'Không bao giờ bất đồng, hoặc kể người khác sai thế nào.',
      '3': 'Một bất đồng thật, tranh luận đúng việc; ít nói về ý kiến bên kia hoặc chuyện về sau.',
      '5': 'Nêu ý bên kia một cách công bằng, lập luận bằng dữ kiện hoặc làm thử, theo quyết định chung, và hôm nay đánh giá thẳng thắn.',
    },
    facts: {
      'other-view': [
        'Bên kia cũng có lý, cụ thể là làm nhanh hơn.',
        'Tôi hiểu vì sao họ muốn vậy.',
        'Lập luận của họ là nhóm đã quen công cụ đó.',
        'Quan điểm của anh trưởng nhóm là đỡ tốn kém.',
      ],
      'argued-with-facts': [
        'Tôi dựng một bản thử nhỏ để cho thấy khác biệt.',
        'Tôi đem số đo ra thay vì ý kiến.',
        'Tôi viết ra hai phương án kèm ưu nhược điểm.',
        'Tôi làm benchmark, proof of concept để chứng minh.',
      ],
      'carried-it': [
        'Cuối cùng chốt ngược ý tôi và tôi theo.',
        'Tôi vẫn làm hết sức để nó thành công, dù nghĩ khác.',
        'Đã quyết rồi thì tôi ủng hộ.',
        'Tôi tôn trọng số đông, cam kết thực hiện.',
      ],
      'today-view': [
        'Nhìn lại thì họ đúng.',
        'Đến giờ tôi vẫn cho là sai, vì sau phải gỡ ra.',
        'Tôi nhận ra mình lo quá mức.',
        'Bây giờ tôi thấy cả hai đều có phần đúng.',
      ],
    },
  },
  'someone-got-better': {
    anchors: {
      '1': 'Ai hỏi thì trả lời, hoặc không có trường hợp nào.',
      '3': 'Giúp ai đó qua review hoặc lập trình cặp; thay đổi còn mơ hồ.',
      '5': 'Thấy một chỗ yếu cụ thể, chọn việc và tạo không gian cho nó, biết lùi lại khi cần, và cho thấy giờ người đó tự làm được gì.',
    },
    facts: {
      'specific-gap': [
        'Bạn ấy khó chia việc lớn thành việc nhỏ.',
        'Anh ấy lập trình được nhưng sợ đụng vào database.',
        'Tôi để ý thấy bạn ấy chẳng bao giờ hỏi.',
        'Điểm yếu là viết code rối, thiếu kiểm thử.',
      ],
      'way-of-helping': [
        'Tuần hai buổi chúng tôi lập trình chung.',
        'Tôi giao việc khó hơn sức một chút và ở gần.',
        'Khi review tôi đặt câu hỏi thay vì đưa lời giải.',
        'Tôi kèm cặp, pair programming, chỉ tài liệu đọc.',
      ],
      'held-back': [
        'Tôi để bạn ấy mắc lỗi, vì lỗi đó vô hại.',
        'Tôi lùi lại cho bạn ấy tự quyết.',
        'Tự tôi làm thì nhanh hơn, nhưng tôi không làm.',
        'Tôi nhịn, không nhảy vào sửa giúp.',
      ],
      'visible-change': [
        'Nay chị ấy một mình dẫn dự án.',
        'Ba tháng sau anh ấy làm được không cần giúp.',
        'Giờ các bạn khác tìm đến nhờ chỉ dẫn.',
        'Bạn ấy tiến bộ rõ, được lên senior.',
      ],
    },
  },
  'two-weeks-or-six': {
    anchors: {
      '1': 'Ừ rồi cầu may, hoặc bảo không.',
      '3': 'Giải thích khối lượng và xin thêm thời gian, không hỏi thật sự cần gì.',
      '5': 'Hỏi nhu cầu sau cái hạn, đưa bản nhỏ hơn mà có ích, làm rõ rủi ro và cái giá, giữ điều đã thỏa thuận.',
    },
    facts: {
      'asks-need': [
        'Tôi hỏi đến ngày đó cái gì phải xong và vì sao.',
        'Trước hết tôi muốn biết cái hạn phụ thuộc vào điều gì.',
        'Nhiều khi thật ra chỉ cần một phần nhỏ.',
        'Tôi tìm hiểu mục đích, sự kiện nào đang chờ.',
      ],
      'smaller-version': [
        'Tôi đề nghị hai tuần ra bản đơn giản, phần còn lại sau.',
        'Chúng tôi cắt tính năng còn lại cái cốt lõi.',
        'Tôi gợi ý tạm bỏ các trường hợp đặc biệt.',
        'Tôi đề xuất làm MVP, chia giai đoạn.',
      ],
      'explains-estimate': [
        'Tôi cho xem sáu tuần tính ra thế nào, từng bước một.',
        'Tôi giải thích chỗ nào chưa chắc chắn.',
        'Tôi nói khâu nào ngốn nhiều công.',
        'Tôi bóc tách đầu việc, ước lượng từng mục.',
      ],
      'early-word': [
        'Vừa thấy sẽ trễ là tôi nói liền.',
        'Tôi báo sớm để họ còn sắp xếp.',
        'Nói từ ngày thứ hai tốt hơn đợi tới ngày chót.',
        'Tôi chủ động cập nhật tiến độ, không giấu.',
      ],
    },
  },
};
