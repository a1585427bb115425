import type { BankRubrics } from '../bank.ts';

export const rubrics: BankRubrics = {
  'silent-customer': {
    anchors: {
      '1': 'Đứng đợi, hoặc chỉ hỏi khách có cần giúp gì không.',
      '3': 'Bước tới, chào và hỏi một câu; ít để ý khách phản ứng thế nào.',
      '5': 'Để ý dấu hiệu, mở lời hợp lúc, chừa không gian, hỏi câu gợi mở và ở trong tầm mắt khách.',
    },
    facts: {
      'eye-contact': [
        'Tôi nhìn khách và chào một tiếng.',
        'Trước hết tôi mỉm cười, gật đầu để khách biết tôi đã thấy họ.',
        'Tôi giao tiếp bằng mắt rồi mới bước lại gần.',
        'Tôi niềm nở dạ chào anh chị, mời vào xem.',
      ],
      'open-question': [
        'Tôi hỏi khách đang tìm món gì, dùng vào việc gì.',
        'Thay vì hỏi có cần giúp không, tôi hỏi mua nhân dịp nào.',
        'Tôi gợi chuyện về món đồ họ đang ngắm.',
        'Tôi hỏi một câu gợi mở về nhu cầu, mua cho ai.',
      ],
      'leaves-room': [
        'Nếu khách muốn tự xem thì tôi để họ thoải mái, chỉ đứng gần đó.',
        'Tôi không ép, chỉ báo là tôi ở ngay quầy bên kia.',
        'Tôi để ý xem khách có muốn trò chuyện hay không.',
        'Tôi lùi ra một chút, không bám theo.',
      ],
      'takes-along': [
        'Tôi dẫn khách tới tận kệ chứ không chỉ tay.',
        'Cái gì không rành thì tôi gọi đồng nghiệp ra.',
        'Tôi lấy hai mẫu đưa khách xem thích cái nào.',
        'Tôi đi cùng, cho khách cầm thử, mặc thử.',
      ],
    },
  },
  'more-than-the-rules': {
    anchors: {
      '1': 'Nói chung chung kiểu khách hàng là thượng đế.',
      '3': 'Một trường hợp thật với một việc tử tế; lý do và kết quả còn mỏng.',
      '5': 'Thấy nhu cầu đằng sau lời khách, làm điều phù hợp trong giới hạn của mình, biết kết quả ra sao và tới đâu thì dừng.',
    },
    facts: {
      'saw-need': [
        'Tôi nhận ra chị ấy vội vì sắp trễ chuyến tàu.',
        'Anh ấy không nói, nhưng tôi đoán mua cho đám tang.',
        'Tôi thấy họ đi đường xa tới mà uổng công.',
        'Nhìn nét mặt tôi biết bác ấy đang lo, cần gấp.',
      ],
      'own-deed': [
        'Tôi gọi sang chi nhánh khác nhờ giữ hàng.',
        'Hết giờ làm tôi chạy xe mang qua tận nhà.',
        'Tôi nán lại thêm mười lăm phút để lo cho xong.',
        'Tôi tự tay gói lại và giao giúp, không tính phí.',
      ],
      'within-limits': [
        'Tôi xin phép quản lý trước.',
        'Cửa hàng không tốn đồng nào.',
        'Dưới một số tiền nhất định thì tôi được tự quyết.',
        'Việc đó vẫn nằm trong quyền hạn của tôi, không trái quy định.',
      ],
      outcome: [
        'Chị ấy quay lại và hỏi đích danh tôi.',
        'Họ viết một lời đánh giá rất tốt.',
        'Từ đó anh ấy thành khách quen.',
        'Khách cảm ơn rối rít, giới thiệu thêm bạn bè.',
      ],
    },
  },
  'alone-and-three-waiting': {
    anchors: {
      '1': 'Làm nhanh hơn, hoặc để điện thoại reo mà không nói gì.',
      '3': 'Phục vụ lần lượt với một câu thân thiện; không tính tới điện thoại hay nhờ giúp.',
      '5': 'Thấy tất cả mọi người, báo cho từng người biết tiếp theo thế nào, khéo xen việc nhanh, gọi hỗ trợ kịp lúc và vẫn chú tâm vào khách trước mặt.',
    },
    facts: {
      'sees-everyone': [
        'Tôi gật đầu với những khách đang đợi, xin chờ em một chút.',
        'Ai tôi cũng nhìn một cái để họ biết tôi đã thấy.',
        'Tôi báo còn khoảng mấy phút nữa tới lượt.',
        'Tôi chào cả hàng và xin lỗi vì để đợi lâu.',
      ],
      phone: [
        'Tôi bắt máy, hẹn gọi lại và ghi số.',
        'Khách đứng trước mặt quan trọng hơn điện thoại.',
        'Tôi cứ để chuông reo, tính tiền xong cho khách này đã.',
        'Tôi nghe máy thật nhanh, xin số rồi gọi lại sau.',
      ],
      'quick-ones': [
        'Ai chỉ cần thanh toán thì tôi xin phép khách kia cho họ làm trước.',
        'Câu hỏi ngắn tôi trả lời xen vào luôn.',
        'Tôi xem ai cần lâu, ai xong nhanh.',
        'Việc nào lẹ thì giải quyết liền cho đỡ dồn.',
      ],
      'calls-help': [
        'Tôi gọi một bạn phía sau ra phụ.',
        'Chỗ tôi có tín hiệu khi hàng dài quá ba người.',
        'Những lúc vậy tôi nhờ quản lý ra đứng quầy thu ngân.',
        'Tôi nhờ thêm nhân viên mở quầy thứ hai.',
      ],
    },
  },
  'customer-out-of-sight': {
    anchors: {
      '1': 'Gửi câu trả lời mẫu hoặc chuyển cho người khác.',
      '3': 'Hỏi và giải quyết được; không chắc khách đã hiểu.',
      '5': 'Để khách kể, hỏi từng bước, nói lại theo lời mình điều đã hiểu, giữ lời hứa báo lại, và ghi lại cho người khác.',
    },
    facts: {
      'lets-talk': [
        'Tôi để anh ấy kể hết câu chuyện trước.',
        'Tôi không ngắt lời, dù hơi lâu.',
        'Trước hết phải cho chị ấy xả cơn bực.',
        'Tôi kiên nhẫn lắng nghe tới cuối.',
      ],
      'step-by-step': [
        'Tôi hỏi chính xác trên màn hình chị đang thấy gì.',
        'Tôi cùng khách dò từng bước một.',
        'Tôi nhờ khách chụp một tấm ảnh gửi qua.',
        'Tôi hỏi từng ý nhỏ, bắt đầu bị từ lúc nào, bấm vào đâu.',
      ],
      'own-words': [
        'Tôi nhắc lại bằng lời của mình điều tôi hiểu.',
        'Tôi hỏi em hiểu vậy đúng chưa ạ.',
        'Cuối cuộc gọi tôi tóm tắt những gì đã thống nhất.',
        'Tôi xác nhận lại ý khách cho chắc.',
      ],
      'keeps-informed': [
        'Tôi hứa gọi lại trước bốn giờ và đã gọi đúng hẹn.',
        'Tôi báo cho khách tôi sẽ xử lý gì, chừng nào xong.',
        'Chưa có tin mới tôi cũng nhắn một tiếng.',
        'Tôi cập nhật tình hình đều đặn cho khách.',
      ],
      'wrote-down': [
        'Tôi ghi vào phiếu để không ai phải hỏi lại khách.',
        'Tôi viết ghi chú cho đồng nghiệp ca sau.',
        'Từ đó nó nằm trong danh sách lỗi đã biết của chúng tôi.',
        'Tôi lưu lịch sử trao đổi lên hệ thống.',
      ],
    },
  },
  'angriest-customer': {
    anchors: {
      '1': 'Cãi lại, nhượng bộ ngay, hoặc gọi sếp.',
      '3': 'Giữ bình tĩnh, lắng nghe và tìm ra cách giải quyết; không nói điều gì làm khách nguôi giận.',
      '5': 'Để khách nói, gọi tên cơn giận mà không tự ái, tách người khỏi việc, đưa ra điều có thể làm, đặt giới hạn khi cần, theo dõi sau đó.',
    },
    facts: {
      'let-speak': [
        'Tôi để chị ấy nói cho tới khi xong.',
        'Lúc đầu tôi chỉ lắng nghe.',
        'Tôi không cắt lời, nhìn vào mắt anh ấy.',
        'Tôi để khách trút hết bực bội ra.',
      ],
      'named-feeling': [
        'Tôi nói em hiểu vì sao anh bực.',
        'Tôi xin lỗi vì sự bất tiện này.',
        'Tôi nói nếu là tôi thì tôi cũng giận.',
        'Tôi tỏ ra đồng cảm với nỗi khó chịu của khách.',
      ],
      'stayed-calm': [
        'Tôi giữ bình tĩnh và hạ giọng xuống.',
        'Tôi không tự ái, không coi đó là chuyện cá nhân.',
        'Tôi mời khách qua một góc riêng.',
        'Tôi hít sâu, nói chậm và nhẹ nhàng.',
      ],
      solution: [
        'Sau đó tôi nói rõ tôi có thể hỗ trợ được gì.',
        'Chúng tôi thống nhất đổi hàng.',
        'Tôi đưa ra hai phương án, khách chọn một.',
        'Tôi đề nghị cách giải quyết, bồi hoàn hoặc làm lại món khác.',
      ],
      limit: [
        'Khi anh ta chửi bới, tôi nói như thế này thì không thể tiếp tục.',
        'Tôi đặt giới hạn một cách lịch sự.',
        'Lúc đó tôi mời quản lý ra.',
        'Xúc phạm tới nhân viên thì tôi dừng cuộc nói chuyện, nhờ bảo vệ.',
      ],
    },
  },
  'rules-do-not-allow': {
    anchors: {
      '1': 'Chỉ vào quy định, hoặc trả tiền cho yên chuyện.',
      '3': 'Giải thích quy định nhẹ nhàng; không đưa ra lối thoát.',
      '5': 'Hiểu lý do, xem có thể làm được gì, giải thích mà không núp sau quy định, đề nghị cách khác, biết khi nào nên xin ngoại lệ.',
    },
    facts: {
      'asks-reason': [
        'Trước tiên tôi hỏi món đó bị gì.',
        'Tôi muốn biết vì sao khách muốn trả.',
        'Nhiều khi đằng sau có lý do khác.',
        'Tôi nghe khách kể chỗ nào không vừa ý.',
      ],
      'checks-possible': [
        'Tôi xem còn bảo hành hay linh động được không.',
        'Tôi kiểm tra hóa đơn và ngày mua.',
        'Trường hợp đặc biệt thì tôi xin ý kiến quản lý.',
        'Tôi coi lại tem mác, còn trong hạn đổi hay không.',
      ],
      'explains-kindly': [
        'Tôi giải thích vì sao có quy định đó.',
        'Tôi nói rõ ràng và nhẹ nhàng.',
        'Tôi không nói em không được phép, mà phân tích cho khách hiểu.',
        'Tôi từ chối khéo, kèm lời xin lỗi.',
      ],
      alternative: [
        'Tôi đề nghị đổi món khác hoặc phiếu mua hàng.',
        'Tôi có thể gửi đi sửa giúp khách.',
        'Tôi cho khách thấy thay vào đó tôi giúp được gì.',
        'Tôi tặng mã giảm giá cho lần tới.',
      ],
    },
  },
  'third-time-this-month': {
    anchors: {
      '1': 'Xử lý từng vụ một, nghề này là vậy.',
      '3': 'Báo sếp; không có số liệu, không theo dõi tiếp.',
      '5': 'Gom các trường hợp, tìm điểm chung, đưa đến người thay đổi được kèm đề xuất, và kiểm tra xem có dứt không.',
    },
    facts: {
      'collects-cases': [
        'Tôi ghi chép lại từng trường hợp với ngày và lý do.',
        'Tôi tra xem đã có bao nhiêu người phàn nàn chuyện này.',
        'Chúng tôi lập danh sách trong hai tuần.',
        'Tôi gom các phản ánh lại, thống kê số lần.',
      ],
      'looks-for-cause': [
        'Hóa ra lúc nào cũng từ cùng một nhà cung cấp.',
        'Cái bảng chỉ dẫn gây hiểu nhầm.',
        'Chuyện chỉ xảy ra ở ca tối.',
        'Tôi tìm điểm chung để ra nguyên nhân gốc.',
      ],
      'brings-up': [
        'Tôi nêu trong buổi họp nhóm kèm đề xuất.',
        'Tôi báo quản lý và đưa cho xem danh sách.',
        'Tôi gọi sang phòng thu mua.',
        'Tôi viết mail kiến nghị lên bộ phận liên quan.',
      ],
      'checks-effect': [
        'Sau đó hầu như không còn ai khiếu nại.',
        'Một tháng sau tôi rà lại xem còn ai kêu ca.',
        'Từ mười vụ một tuần giảm còn một.',
        'Tôi theo dõi tiếp xem có tái diễn không.',
      ],
    },
  },
  'before-you-offered': {
    anchors: {
      '1': 'Khen sản phẩm.',
      '3': 'Hỏi vài câu và giới thiệu một món; thiếu phần băn khoăn của khách hoặc sự phù hợp.',
      '5': 'Hỏi gợi mở về cách dùng và nỗi lo, giới thiệu ít mà có lý do, coi trọng băn khoăn của khách, dám khuyên đừng mua, và nghĩ tới chăm sóc sau đó.',
    },
    facts: {
      'open-questions': [
        'Tôi hỏi anh ấy mua về dùng vào mục đích gì.',
        'Tôi muốn biết chị ấy đang xài loại nào và chưa ưng chỗ nào.',
        'Tôi hỏi mua cho ai trong nhà.',
        'Tôi khai thác nhu cầu, ngân sách khoảng bao nhiêu.',
      ],
      'fitting-offer': [
        'Tôi đưa ra hai mẫu hợp, chứ không phải mười.',
        'Tôi khuyên lấy loại rẻ hơn vì vậy là đủ.',
        'Tôi nói về công dụng, không nói thông số kỹ thuật.',
        'Tôi tư vấn đúng dòng phù hợp với nhu cầu.',
      ],
      objection: [
        'Chị ấy chê mắc, tôi hỏi so với cái gì.',
        'Anh ấy còn phân vân nên tôi cho dùng thử.',
        'Tôi coi trọng nỗi băn khoăn, không gạt đi.',
        'Khách than giá cao, tôi phân tích từng khoản.',
      ],
      'honest-advice': [
        'Tôi nói thật là chị không cần tới món này.',
        'Thà không bán còn hơn bán sai.',
        'Tôi chỉ khách sang cửa hàng khác.',
        'Món nào không hợp thì tôi khuyên đừng mua.',
      ],
      'after-sale': [
        'Tôi để lại số điện thoại, có thắc mắc thì gọi.',
        'Anh ấy quay lại mua thêm.',
        'Một tuần sau tôi hỏi thăm xem dùng ổn không.',
        'Tôi giữ liên lạc, chăm sóc sau bán.',
      ],
    },
  },
  'after-the-fifth-no': {
    anchors: {
      '1': 'Đọc theo bài soạn sẵn, hoặc tự ái khi bị từ chối.',
      '3': 'Mở lời thân thiện và bền bỉ; không rút ra gì từ các lần bị từ chối.',
      '5': 'Mở lời ngắn, thật, có lý do, biết hỏi, tôn trọng lời từ chối, sau vài lần thì đổi cách, biết con số của mình, giữ được tinh thần.',
    },
    facts: {
      'honest-opening': [
        'Tôi nói trong một câu tôi là ai và gọi vì chuyện gì.',
        'Tôi hỏi anh chị có rảnh hai phút không.',
        'Tôi mở đầu bằng điều liên quan tới họ.',
        'Tôi giới thiệu tên, công ty, mục đích, đi thẳng vào vấn đề.',
      ],
      'respects-no': [
        'Họ nói không là không, tôi cảm ơn.',
        'Người ta không muốn thì tôi không tranh cãi.',
        'Tôi ghi chú đừng gọi lại số này nữa.',
        'Tôi tôn trọng, chào lịch sự rồi cúp máy.',
      ],
      'changes-approach': [
        'Bị từ chối mấy lần thì tôi thử cách mở lời khác.',
        'Tôi nghe đồng nghiệp gọi xem chị ấy nói sao.',
        'Tôi ngẫm xem tới câu nào thì họ gác máy.',
        'Tôi chỉnh kịch bản, đổi khung giờ gọi.',
      ],
      'keeps-mood': [
        'Tôi nghỉ một chút, đi lại vài bước.',
        'Tôi biết cứ hai mươi người thì có một người đồng ý.',
        'Tôi không buồn, không để bụng.',
        'Tôi uống ngụm nước, lấy lại tinh thần rồi tiếp.',
      ],
    },
  },
  'below-target': {
    anchors: {
      '1': 'Cứ làm nhiều hơn, hoặc bán đại cho bất cứ ai.',
      '3': 'Gặp thêm khách và cố gắng hơn; không xem nguyên nhân, giới hạn còn mơ hồ.',
      '5': 'Xem khâu nào yếu, hành động đúng khâu đó, nhờ giúp kịp lúc, không hứa sai, trung thực về kết quả.',
    },
    facts: {
      'finds-weak-step': [
        'Tôi xem mình thiếu khách tiếp cận hay thiếu chốt đơn.',
        'Tôi so với các tháng trước.',
        'Số liệu cho thấy thiếu các cuộc gọi chăm sóc lại.',
        'Tôi phân tích xem rớt ở khâu nào.',
      ],
      'focused-action': [
        'Tôi gọi lại những khách gần quyết định rồi.',
        'Tôi nhờ khách cũ giới thiệu.',
        'Những ngày còn lại tôi lên kế hoạch từng ngày.',
        'Tôi tập trung vào nhóm khách tiềm năng nhất.',
      ],
      'clear-limit': [
        'Tôi chỉ hứa đúng sự thật, nói quá là không.',
        'Dù bị ép doanh số tôi cũng tránh gạ bán món khách không dùng tới.',
        'Tôi không dồn đơn tháng này sang tháng kia cho đẹp số.',
        'Tôi không ép khách, không làm đơn ảo.',
      ],
      'talks-early': [
        'Tôi báo sớm cho sếp biết mình đang ở đâu.',
        'Tôi hỏi bạn đồng nghiệp đang bán tốt hơn.',
        'Trong nhóm chúng tôi chia sẻ cách nào hiệu quả.',
        'Tôi trao đổi thẳng với trưởng nhóm, xin hỗ trợ.',
      ],
    },
  },
  'system-says-twelve': {
    anchors: {
      '1': 'Sửa con số trên hệ thống.',
      '3': 'Đếm lại, tìm quanh và báo lên; nguyên nhân bỏ ngỏ.',
      '5': 'Đếm, xem các chỗ để, hàng trả, hàng nhập và hàng bán, điều chỉnh có lý do, thấy quy luật, và thay đổi điều gì đó.',
    },
    facts: {
      'counts-again': [
        'Trước tiên tôi tự đếm lại.',
        'Tôi nhờ một bạn khác cùng đếm.',
        'Tôi xem có đúng mã hàng không.',
        'Tôi kiểm đếm lần nữa cho chắc.',
      ],
      'checks-places': [
        'Tôi tìm trong kho và ở chỗ trưng bày thứ hai.',
        'Có thể nằm ở hàng trả hoặc trong tủ kính.',
        'Hay có cái để lộn sang kệ khác.',
        'Tôi lục các góc, gầm kệ, phòng thử đồ.',
      ],
      'checks-papers': [
        'Tôi đối chiếu phiếu giao với hàng thực nhận.',
        'Tôi xem có bán nhầm sang mã khác không.',
        'Có thể lần nhập gần nhất bị ghi sai.',
        'Tôi rà lại hóa đơn, chứng từ xuất nhập.',
      ],
      'corrects-with-reason': [
        'Tôi điều chỉnh tồn kho và ghi rõ lý do.',
        'Tôi báo lên quản lý.',
        'Chuyện đó đưa vào danh sách chênh lệch.',
        'Tôi lập biên bản thiếu hàng rồi cập nhật số.',
      ],
      pattern: [
        'Nếu cứ lặp lại với đúng món đó thì có thể bị mất trộm.',
        'Lần nào cũng là nhà cung cấp ấy.',
        'Từ đó hàng về luôn có hai người kiểm.',
        'Thấy hay thất thoát thì tôi đề nghị gắn chip, lắp camera.',
      ],
    },
  },
  'till-does-not-balance': {
    anchors: {
      '1': 'Lấy tiền túi bù vào, hoặc im lặng.',
      '3': 'Đếm lại và báo lên; không tìm nguyên nhân.',
      '5': 'Bình tĩnh đếm, xem chứng từ, hóa đơn hủy và tiền thối, báo ngay và thẳng thắn, ghi lại, biết cách tránh.',
    },
    facts: {
      'counts-again': [
        'Tôi bình tĩnh đếm lại toàn bộ.',
        'Tôi nhờ thêm một người khác đếm.',
        'Tôi đếm riêng tiền giấy và tiền xu.',
        'Tôi xếp từng mệnh giá rồi cộng lần nữa.',
      ],
      'checks-receipts': [
        'Tôi dò các đơn hủy và giao dịch quẹt thẻ.',
        'Có thể thiếu một phiếu quà tặng hay biên lai.',
        'Tôi xem lại những khoản lớn trong ngày.',
        'Tôi đối chiếu từng bill, chuyển khoản, mã QR.',
      ],
      'reports-openly': [
        'Tôi báo quản lý ngay, kể cả khi là lỗi của tôi.',
        'Thiếu bao nhiêu tôi để nguyên con số, nhất quyết không tự bù.',
        'Tôi ghi chênh lệch vào sổ rồi ký tên.',
        'Tôi nói thật, lập biên bản bàn giao ca.',
      ],
      avoids: [
        'Tiền thối tôi đếm to từng tờ vào tay khách.',
        'Tôi để tờ tiền khách đưa ở ngoài tới khi xong.',
        'Mỗi quầy chỉ một người đứng máy.',
        'Để tránh lặp lại, tôi đọc lớn số khách đưa.',
      ],
    },
  },
  'could-have-hurt': {
    anchors: {
      '1': 'Chưa bao giờ có chuyện gì, ai cũng cẩn thận.',
      '3': 'Thấy nguy hiểm và dẹp đi; không báo cáo, không thay đổi gì.',
      '5': 'Thấy sớm, dừng hoặc che chắn ngay, báo cho người có mặt và người phụ trách, và lo cho có thay đổi lâu dài.',
    },
    facts: {
      noticed: [
        'Tôi thấy cái thang dựng trên sàn ướt.',
        'Máy bị thiếu tấm che bảo vệ.',
        'Một pallet chắn ngay cửa thoát hiểm.',
        'Tôi phát hiện dây điện bị hở.',
      ],
      'acted-at-once': [
        'Tôi tắt máy ngay.',
        'Tôi rào chỗ đó lại.',
        'Tôi kêu anh ấy xuống liền.',
        'Tôi hô mọi người tránh ra, ngắt cầu dao.',
      ],
      reported: [
        'Tôi báo tổ trưởng.',
        'Tôi ghi vào sổ tai nạn.',
        'Tôi dặn lại ca sau.',
        'Tôi trình lên bộ phận an toàn lao động.',
      ],
      'lasting-change': [
        'Từ đó chỗ ấy có trải thảm chống trượt.',
        'Chúng tôi kẻ vạch khu vực đó.',
        'Tất cả được tập huấn lại.',
        'Về sau có biển cảnh báo, quy định mới.',
      ],
    },
  },
  'two-do-not-turn-up': {
    anchors: {
      '1': 'Tự làm hết, hoặc bực mình.',
      '3': 'Gọi người thay và chia việc; hầu như không nghĩ đến nhóm và khách.',
      '5': 'Quyết nhanh bỏ bớt việc gì, xếp người vào chỗ họ mạnh, nói cho nhóm biết vì sao, lo giờ nghỉ, và sau đó nói chuyện với hai người kia.',
    },
    facts: {
      'drops-tasks': [
        'Tôi quyết định hôm nay việc gì có thể bỏ qua.',
        'Chúng tôi đóng bớt một quầy, hàng hóa để mai xếp.',
        'Chỉ làm những việc quan trọng nhất.',
        'Tôi cắt bớt khâu phụ, dọn kho tính sau.',
      ],
      'finds-help': [
        'Tôi gọi những bạn đang nghỉ, nhờ nhẹ nhàng.',
        'Chi nhánh bên cạnh cử người qua.',
        'Tôi cũng ra đứng bán luôn.',
        'Tôi điều thêm nhân viên thời vụ thế chỗ.',
      ],
      'talks-to-team': [
        'Tôi gom mọi người hai phút nói cách làm hôm nay.',
        'Tôi nói thẳng với anh em là sẽ cực.',
        'Giờ nghỉ vẫn giữ, tôi lo chuyện đó.',
        'Tôi phân công lại vị trí, động viên cả ca.',
      ],
      'deals-with-cause': [
        'Hôm sau tôi nói chuyện riêng với từng bạn.',
        'Trước hết tôi muốn biết đã xảy ra chuyện gì.',
        'Chúng tôi đổi cách báo vắng.',
        'Tôi hỏi lý do, nhắc nhở và lập quy định xin nghỉ.',
      ],
    },
  },
  'full-house-slow-kitchen': {
    anchors: {
      '1': 'Tránh mặt các bàn, hoặc đổ cho bếp.',
      '3': 'Xin lỗi và hối bếp; không có thứ tự, không có cử chỉ nhỏ nào.',
      '5': 'Báo trước khi khách hỏi, nói thời gian thật, có gì đó cho khách đỡ chờ, thống nhất thứ tự với bếp không to tiếng, giúp đồng nghiệp.',
    },
    facts: {
      'informs-first': [
        'Tôi chủ động tới bàn trước khi khách gọi.',
        'Tôi nói thật là còn mười lăm phút nữa.',
        'Tôi giải thích mà không đổ lỗi cho bếp.',
        'Tôi xin lỗi và báo món sắp ra.',
      ],
      bridges: [
        'Tôi mời ít bánh mì hoặc ly nước miễn phí.',
        'Trẻ em thì được lên món trước.',
        'Tôi hỏi khách có muốn dùng món khai vị làm nhanh không.',
        'Tôi tặng dĩa đậu phộng, trà đá lai rai.',
      ],
      'agrees-with-kitchen': [
        'Tôi hỏi bếp món nào ra tiếp theo.',
        'Tôi nhẹ nhàng nói với bếp trưởng bàn nào cần ưu tiên.',
        'Mười phút tôi tạm ngưng nhận order lớn.',
        'Tôi thống nhất thứ tự ra đồ, nhờ nấu gộp món giống nhau.',
      ],
      'helps-colleagues': [
        'Tôi dọn bàn phụ đồng nghiệp.',
        'Chúng tôi chia lại khu vực phục vụ.',
        'Tôi chạy bưng bê giúp một lúc.',
        'Bạn nào đuối thì tôi đỡ một tay.',
      ],
    },
  },
  'from-delivery-to-plate': {
    anchors: {
      '1': 'Mọi thứ đều sạch, nhìn và ngửi là biết.',
      '3': 'Biết làm lạnh và vệ sinh; không có con số hay sổ ghi.',
      '5': 'Kiểm tra khi nhận hàng, nhiệt độ có con số, tách sống chín, hạn dùng, tay, chất gây dị ứng, sổ ghi, và nghi ngờ thì bỏ.',
    },
    facts: {
      'checks-delivery': [
        'Hàng về tôi đo nhiệt độ ngay.',
        'Tôi xem hạn, bao bì, cái nào không đạt thì trả lại.',
        'Đồ đông lạnh cất thẳng vào tủ đông.',
        'Lúc nhận tôi coi thịt cá có tươi không, đủ giấy tờ nguồn gốc.',
      ],
      temperatures: [
        'Tủ mát phải dưới bảy độ, thịt dưới bốn độ.',
        'Đồ nóng giữ trên sáu mươi lăm độ.',
        'Ngày hai lần tôi ghi nhiệt độ tủ vào sổ.',
        'Tôi dùng nhiệt kế đo tâm miếng thịt lúc nấu.',
      ],
      'raw-and-cooked': [
        'Thịt sống có thớt và dao riêng.',
        'Đồ sống để ngăn dưới, đồ chín ngăn trên.',
        'Đụng vào gà sống xong tôi rửa tay.',
        'Tôi đeo găng, tránh nhiễm chéo.',
      ],
      'dates-and-rotation': [
        'Hàng vào trước thì xuất trước.',
        'Hộp nào cũng dán nhãn ghi ngày.',
        'Quá hạn là bỏ.',
        'Tôi xoay vòng nguyên liệu, cái cũ đẩy ra phía ngoài.',
      ],
      allergens: [
        'Tôi biết trong món có gì và hỏi khách có dị ứng không.',
        'Món nào cũng có bảng ghi chất gây dị ứng.',
        'Khách bị dị ứng thì tôi trực tiếp báo bếp.',
        'Ai kiêng tôm, đậu phộng, tôi ghi chú kỹ trên phiếu.',
      ],
    },
  },
  'not-all-stops': {
    anchors: {
      '1': 'Chạy nhanh hơn, hoặc bỏ phần còn lại.',
      '3': 'Gọi điều phối và sắp lại thứ tự; thiếu phần an toàn hoặc khách.',
      '5': 'Báo điều phối sớm, sắp theo độ gấp, báo khách, giữ giờ nghỉ và tốc độ, ghi lại phần chưa giao, và đề xuất cải tiến.',
    },
    facts: {
      'calls-early': [
        'Thấy không kịp là tôi gọi điều phối liền.',
        'Tôi không đợi tới chiều tối mới báo.',
        'Tôi cho biết mình đang ở đâu và còn bao nhiêu đơn.',
        'Tôi nhắn ngay lên nhóm điều hành xin hướng xử lý.',
      ],
      reorders: [
        'Tôi đổi lại thứ tự các điểm.',
        'Đơn hẹn giờ và hàng lạnh đi trước.',
        'Một anh tài gần đó nhận giúp hai điểm.',
        'Tôi xếp lại lộ trình, gom các đơn chung đường.',
      ],
      'informs-customers': [
        'Tôi gọi khách báo sẽ tới trễ.',
        'Tôi hẹn khách giờ mới.',
        'Không để ai phải chờ uổng công.',
        'Tôi nhắn tin xin lỗi người nhận, xin dời sang mai.',
      ],
      'safety-first': [
        'Trễ thì trễ, tôi giữ đúng tốc độ cho phép.',
        'Tôi giữ đúng giờ lái và giờ nghỉ.',
        'Không gói hàng nào đáng để gây tai nạn.',
        'Tôi không vượt ẩu, không phóng quá tốc độ.',
      ],
      'secures-rest': [
        'Phần chưa giao mang về kho và ghi lại.',
        'Đơn nào giao không được tôi quét mã kèm lý do.',
        'Tôi tránh để hàng trước cửa khi vắng người nhận.',
        'Hàng tồn tôi bàn giao lại, có ký nhận.',
      ],
    },
  },
  'damaged-or-incomplete': {
    anchors: {
      '1': 'Đẩy cho người khác.',
      '3': 'Báo lên và đặt lại; thiếu bằng chứng, khách hoặc nguyên nhân.',
      '5': 'Giữ bằng chứng ngay, báo khách với ngày thực tế, tìm hàng thay nhanh nhất, rõ ai bồi thường, và xem nguyên nhân.',
    },
    facts: {
      'secures-proof': [
        'Tôi chụp hình và cho tài xế ký.',
        'Chỗ hư hỏng được ghi lên phiếu giao hàng.',
        'Tôi đếm ngay trước mặt tài xế.',
        'Tôi quay video lúc khui thùng, lập biên bản.',
      ],
      'informs-customer': [
        'Tôi gọi khách trước khi khách gọi tôi.',
        'Tôi cho biết chừng nào có hàng.',
        'Tôi đưa khách hai lựa chọn.',
        'Tôi nhắn xin lỗi và hẹn ngày giao thực tế.',
      ],
      replacement: [
        'Tôi tìm xem kho nào còn.',
        'Món thiếu được gửi hỏa tốc.',
        'Chúng tôi lấy tạm từ đơn khác.',
        'Tôi đặt bù ngay lô mới để thay thế.',
      ],
      claim: [
        'Tôi báo hãng vận chuyển và bảo hiểm đúng hạn.',
        'Khiếu nại gửi cho nhà cung cấp.',
        'Tôi làm rõ ai chịu chi phí.',
        'Tôi nộp hồ sơ đòi bồi thường.',
      ],
      cause: [
        'Bao bì yếu quá nên chúng tôi đổi.',
        'Bị lúc bốc xếp lên xe.',
        'Từ đó pallet được quấn kiểu khác.',
        'Nguyên nhân là chèn lót không kỹ, soạn sai.',
      ],
    },
  },
  'machine-stands-still': {
    anchors: {
      '1': 'Thay linh kiện cho tới khi chạy.',
      '3': 'Đi từ dễ đến khó và tìm ra chỗ hỏng; nguyên nhân phía sau bỏ ngỏ.',
      '5': 'Hỏi người đứng máy, khóa máy cho an toàn, lần lượt xem nguồn điện, tín hiệu và độ mòn, đo, tìm ra nguyên nhân chứ không chỉ bộ phận hỏng, chạy thử và ghi lại.',
    },
    facts: {
      'asks-operator': [
        'Tôi hỏi người đứng máy ngay trước đó xảy ra chuyện gì.',
        'Tôi nhờ họ tả nó kêu thế nào.',
        'Trước tiên tôi hỏi có gì khác thường không.',
        'Tôi nghe anh công nhân vận hành kể triệu chứng.',
      ],
      'simple-first': [
        'Tôi xem cái đơn giản trước, nguồn điện, cầu chì, nút dừng khẩn.',
        'Tôi nhìn và nghe rồi mới tháo.',
        'Sau đó tôi dò từ đầu tới cuối.',
        'Tôi loại trừ dần từ dễ tới khó, coi dây lỏng, aptomat.',
      ],
      measures: [
        'Tôi đo điện áp ở mô tơ.',
        'Tôi đọc mã lỗi.',
        'Theo bản vẽ tôi kiểm từng điểm một.',
        'Tôi lấy đồng hồ đo dòng, thử thông mạch.',
      ],
      'real-cause': [
        'Vòng bi vỡ vì dầu không tới.',
        'Cầu chì chỉ là hậu quả, thật ra cáp bị cọ xước.',
        'Chi tiết hỏng do lắp lệch.',
        'Gốc rễ là bụi và nước lọt vào làm chập.',
      ],
      'tests-and-notes': [
        'Sau đó tôi cho chạy nửa tiếng.',
        'Tôi ghi vào sổ bảo trì.',
        'Tôi đặt luôn linh kiện đó cho các máy khác.',
        'Sửa xong tôi chạy thử có tải, theo dõi thêm.',
      ],
    },
  },
  'had-to-be-redone': {
    anchors: {
      '1': 'Do vật tư hoặc do người khác.',
      '3': 'Nhận một lỗi và đã sửa; không thành thói quen gì.',
      '5': 'Nêu phần lỗi của mình, sửa không viện cớ, hiểu nguyên nhân, từ đó luôn có một bước kiểm tra trước khi bàn giao.',
    },
    facts: {
      'own-share': [
        'Tôi đo sai, cắt hụt mất.',
        'Tôi vội quá, không xem lại bản thiết kế.',
        'Đó là lỗi tại tôi chủ quan.',
        'Do tôi làm ẩu, tính nhầm.',
      ],
      'put-right': [
        'Hôm sau tôi quay lại làm lại từ đầu.',
        'Tôi tự nói với khách.',
        'Tôi ở lại tới khi nào đúng mới về.',
        'Tôi tháo ra sửa lại, chịu tiền vật tư.',
      ],
      cause: [
        'Bản vẽ là bản cũ.',
        'Tôi cứ tin là mặt nền phẳng rồi.',
        'Tôi chưa thử khi có tải.',
        'Nguyên nhân là nhầm kích thước, keo chưa khô.',
      ],
      'check-since': [
        'Từ đó lần nào tôi cũng đo hai lần.',
        'Trước khi ra về tôi cùng khách đi một vòng nghiệm thu.',
        'Cuối buổi tôi dò theo một danh sách ngắn.',
        'Giờ xong việc tôi luôn kiểm tra kỹ từng mối nối.',
      ],
    },
  },
  'before-you-reach-in': {
    anchors: {
      '1': 'Cẩn thận, hoặc tắt máy.',
      '3': 'Tắt máy và đeo đồ bảo hộ; thiếu khóa lại và kiểm tra.',
      '5': 'Tắt, khóa chống đóng lại, kiểm tra chắc chắn hết điện, để ý năng lượng còn tích, báo người khác, đồ bảo hộ, bàn giao lại gọn gàng.',
    },
    facts: {
      'switch-off-and-lock': [
        'Tôi tắt và móc ổ khóa vào cầu dao tổng.',
        'Tôi rút phích cắm và treo biển báo.',
        'Nó được khóa lại để không ai đóng điện được.',
        'Tôi ngắt nguồn, giữ chìa trong túi, treo thẻ cấm đóng.',
      ],
      'check-dead': [
        'Tôi đo xem có thật sự hết điện áp không.',
        'Tôi bấm khởi động thử một cái cho chắc.',
        'Tôi thử bút điện trước xem còn tốt không.',
        'Tôi dùng đồng hồ kiểm tra không còn điện mới đụng vào.',
      ],
      'stored-energy': [
        'Tôi xả hết áp trong đường ống.',
        'Tôi kê đỡ phần đang nâng để khỏi sập xuống.',
        'Tôi đợi tất cả dừng hẳn và nguội.',
        'Tôi xả tụ, xả khí nén còn tích lại.',
      ],
      'informs-others': [
        'Tôi thông báo cho anh em đang làm quanh đó.',
        'Khu vực được rào lại.',
        'Trước khi bật lại tôi xem mọi người đã tránh ra chưa.',
        'Tôi hô lớn, dặn anh em đừng lại gần.',
      ],
      protection: [
        'Tôi mang găng tay, kính và giày bảo hộ.',
        'Dụng cụ của tôi có bọc cách điện.',
        'Không đeo nhẫn, không để tay áo lùng thùng bên máy.',
        'Tôi đội nón bảo hộ, đeo dây an toàn.',
      ],
    },
  },
  'does-not-want-it': {
    anchors: {
      '1': 'Dỗ ép hoặc cứ thế mà làm.',
      '3': 'Nói nhẹ nhàng và thử lại; thiếu lý do và ghi chép.',
      '5': 'Hỏi lý do, tôn trọng ý muốn, thử cách khác, lúc khác hoặc người khác, biết giới hạn và nguy hiểm, báo lại và ghi chép.',
    },
    facts: {
      'asks-reason': [
        'Tôi hỏi vì sao, có thể bà đang đau hoặc sợ.',
        'Tôi cố tìm hiểu đằng sau là chuyện gì.',
        'Nhiều khi các cụ mắc cỡ.',
        'Tôi hỏi han xem cụ khó chịu trong người chỗ nào.',
      ],
      'respects-will': [
        'Tôi tuyệt đối tránh ép buộc hay cưỡng bức.',
        'Ông có quyền từ chối.',
        'Tôi chấp nhận và giải thích điều gì có thể xảy ra.',
        'Tôi tôn trọng ý muốn của người bệnh.',
      ],
      'other-way': [
        'Nửa tiếng sau tôi quay lại.',
        'Một đồng nghiệp thử, có khi hợp tính hơn.',
        'Tôi cho bà chọn, rửa mặt trước hay rửa tay trước.',
        'Tôi đổi cách, nói chuyện vui cho cụ nguôi rồi dỗ dần.',
      ],
      'informs-and-records': [
        'Tôi ghi lại và báo điều dưỡng phụ trách.',
        'Nếu là thuốc quan trọng thì bác sĩ phải biết.',
        'Lúc giao ca tôi truyền đạt lại.',
        'Tôi viết vào hồ sơ theo dõi cụ bỏ bữa, bỏ thuốc.',
      ],
    },
  },
  'not-as-usual': {
    anchors: {
      '1': 'Có linh cảm là biết.',
      '3': 'Nhận ra thay đổi và báo cho ai đó; chi tiết còn mơ hồ.',
      '5': 'Tả chính xác thay đổi, so với trước, đo những gì mình được phép, báo đúng người kịp lúc và rõ ràng, ghi lại.',
    },
    facts: {
      'exact-change': [
        'Ông bỏ dở bữa sáng, mọi ngày ông ăn hết.',
        'Bà nói ngọng và một bên miệng bị xệ.',
        'Bé im hơn mọi khi và người nóng ran.',
        'Cụ đi loạng choạng, lơ mơ, da tái.',
      ],
      measured: [
        'Tôi đo thân nhiệt và bắt mạch.',
        'Tôi đo huyết áp.',
        'Tôi xem cụ đã uống được bao nhiêu nước.',
        'Tôi cặp nhiệt độ, kẹp đo oxy, đếm nhịp thở.',
      ],
      'told-right-person': [
        'Tôi gọi ngay điều dưỡng trưởng.',
        'Tôi gọi cấp cứu một một năm.',
        'Tôi kể với bác sĩ tôi thấy gì và từ lúc nào.',
        'Tôi báo liền cho người phụ trách.',
      ],
      recorded: [
        'Tôi ghi lại kèm giờ giấc.',
        'Chuyện đó vào hồ sơ và sổ giao ca.',
        'Tôi dặn ca sau để mắt tới.',
        'Tôi viết phiếu theo dõi đầy đủ.',
      ],
    },
  },
};
