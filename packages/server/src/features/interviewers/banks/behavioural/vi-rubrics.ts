import type { BankRubrics } from '../bank.ts';

export const rubrics: BankRubrics = {
  'nearest-work': {
    anchors: {
      '1': 'Nói chung chung, không liên hệ gì với vị trí này.',
      '3': 'Nêu được công việc tương tự và vài nhiệm vụ; phần mình làm hoặc quy mô còn mơ hồ.',
      '5': 'Công việc cụ thể gần với vị trí này, phần mình làm và quy mô rõ ràng, nói thẳng điều gì sẽ là mới.',
    },
    facts: {
      'comparable-work': [
        'Ở chỗ cũ tôi làm công việc gần như y hệt.',
        'Gần nhất với vị trí này là việc tôi đang làm hiện nay.',
        'Hồi thực tập tôi cũng được giao những nhiệm vụ giống vậy.',
        'Trước đây tôi từng làm một công việc tương tự.',
      ],
      'own-part': [
        'Phần của tôi là chăm sóc khách hàng.',
        'Tôi phụ trách lên kế hoạch và đặt hàng.',
        'Khâu đó một mình tôi đảm nhận.',
        'Tôi chịu trách nhiệm chính, tự tay làm.',
      ],
      extent: [
        'Tôi làm việc đó được ba năm rồi.',
        'Nhóm chúng tôi có sáu người.',
        'Mỗi tuần khoảng bốn mươi hồ sơ.',
        'Cỡ vài trăm đơn một tháng.',
      ],
      'what-is-new': [
        'Cái mới với tôi là ngành này.',
        'Hệ thống đó tôi chưa dùng bao giờ.',
        'Phần luật thì tôi còn phải học thêm.',
        'Mảng này tôi chưa có kinh nghiệm, sẽ phải làm quen dần.',
      ],
    },
  },
  'duty-last-time': {
    anchors: {
      '1': 'Chưa từng làm và cũng không biết việc gì gần giống, hoặc chỉ nói chung chung.',
      '3': 'Một trường hợp tương tự với các bước chính; phần mình làm hoặc kết quả còn mơ hồ.',
      '5': 'Một trường hợp cụ thể: tình hình ban đầu, các bước tự mình làm, một khó khăn và cách vượt qua, một kết quả kiểm chứng được.',
    },
    facts: {
      'starting-point': [
        'Lúc đầu chỉ có một ý tưởng sơ sơ về thứ cần có.',
        'Tình hình khi ấy là cách cũ không còn chạy được nữa.',
        'Sếp giao việc cho tôi kèm thời hạn.',
        'Ban đầu yêu cầu còn rất mơ hồ.',
      ],
      'own-steps': [
        'Trước hết tôi xem đã có sẵn những gì, rồi lập kế hoạch.',
        'Tôi bắt đầu bằng việc nói chuyện với những người liên quan.',
        'Tôi làm lần lượt từng bước và ghi vào danh sách.',
        'Tôi chia nhỏ công việc ra rồi giải quyết từng phần.',
      ],
      difficulty: [
        'Khó ở chỗ thiếu thông tin.',
        'Làm được nửa chừng mới thấy cách đó không ổn.',
        'Vướng nhất là thời gian quá gấp.',
        'Giữa đường phát sinh trục trặc phải xử lý.',
      ],
      result: [
        'Cuối cùng xong đúng hạn và đến giờ vẫn còn dùng.',
        'Kết quả là chúng tôi bớt được một phần ba thời gian.',
        'Sếp lấy dùng luôn, không sửa gì.',
        'Bàn giao trôi chảy và khách hài lòng.',
      ],
    },
  },
  'duty-goes-wrong': {
    anchors: {
      '1': 'Không có gì hỏng, hoặc nêu những lỗi chung chung.',
      '3': 'Nêu một khó khăn hay gặp; dấu hiệu và cách xử lý còn sơ sài.',
      '5': 'Nêu lỗi điển hình của việc này kèm nguyên nhân, dấu hiệu sớm, cách phòng tránh, và một trường hợp của chính mình.',
    },
    facts: {
      'typical-fault': [
        'Hay hỏng nhất là vì mọi người không nắm cùng một thông tin.',
        'Lỗi thường gặp là bắt đầu quá sớm.',
        'Cái người ta hay quên là kiểm tra chi tiết nhỏ.',
        'Sai sót phổ biến là làm vội, bỏ bước.',
      ],
      'early-sign': [
        'Tôi nhận ra khi cùng một câu hỏi quay lại hai lần.',
        'Dấu hiệu đầu tiên là người ta không trả lời nữa.',
        'Khi con số không khớp là biết có vấn đề.',
        'Thấy tiến độ chậm dần là tôi bắt đầu nghi.',
      ],
      remedy: [
        'Vì thế tôi rà lại một lần lúc đầu và một lần giữa chừng.',
        'Tôi hỏi lại và xin xác nhận cho chắc.',
        'Chúng tôi có một danh sách ngắn để dò theo.',
        'Để phòng tránh, tôi nhờ thêm một người soát chéo.',
      ],
      'own-case': [
        'Năm ngoái chính tôi bị chuyện đó.',
        'Có lần đến phút chót chúng tôi mới phát hiện.',
        'Một lần tôi bắt được vừa kịp lúc.',
        'Hồi ở dự án trước tôi đã dính một vụ như thế.',
      ],
    },
  },
  'duty-done-well': {
    anchors: {
      '1': 'Miễn là không ai phàn nàn.',
      '3': 'Nêu dấu hiệu chất lượng chung, như đúng hạn và không lỗi.',
      '5': 'Dấu hiệu cụ thể của việc này, nhìn từ phía người phụ thuộc vào nó, có kiểm tra lại, có ví dụ.',
    },
    facts: {
      'concrete-sign': [
        'Nhìn vào việc người ta dùng tiếp được ngay hay không.',
        'Tốt là khi không ai phải hỏi ngược lại.',
        'Khác biệt lộ ra sau vài tuần.',
        'Làm kỹ thì về sau ít phát sinh lỗi.',
      ],
      'view-of-others': [
        'Tôi hỏi những người phải dùng nó hằng ngày.',
        'Khách hàng mới là người quyết định tốt hay không.',
        'Quan trọng là người nhận ở khâu sau thấy dễ.',
        'Tôi nghe phản hồi của đồng nghiệp nhận việc từ tôi.',
      ],
      'checks-it': [
        'Trước khi bàn giao tôi đối chiếu với danh sách.',
        'Tôi nhờ người thứ hai xem giúp.',
        'Một tuần sau tôi xem lại lần nữa.',
        'Làm xong tôi luôn tự soát lại.',
      ],
      'own-example': [
        'Ở chỗ cũ, bài tôi nộp được lấy dùng mà không phải chỉnh.',
        'Ví dụ là cuốn hướng dẫn tôi viết, đến nay vẫn còn dùng.',
        'Có lần tôi bỏ làm lại từ đầu vì thấy chưa đủ tốt.',
        'Chẳng hạn bộ hồ sơ tôi làm được đem ra làm mẫu.',
      ],
    },
  },
  'requirement-in-use': {
    anchors: {
      '1': 'Nói là biết, nhưng không có trường hợp nào.',
      '3': 'Một lần dùng đến; độ sâu hoặc kết quả bỏ ngỏ.',
      '5': 'Trường hợp cụ thể và gần đây, việc chính mình làm, nêu giới hạn khả năng, có kết quả.',
    },
    facts: {
      'recent-case': [
        'Tháng trước tôi mới cần đến nó ở chỗ làm hiện tại.',
        'Lần gần nhất là trong một dự án hồi đầu năm.',
        'Công việc ngày nào tôi cũng dùng.',
        'Mới tuần rồi tôi phải dùng đến.',
      ],
      'own-action': [
        'Tôi tự làm từ đầu đến cuối.',
        'Tôi chuẩn bị rồi trực tiếp thực hiện.',
        'Nhiệm vụ của tôi là giải thích lại cho người khác.',
        'Chính tay tôi đảm nhận phần đó.',
      ],
      limit: [
        'Phần căn bản tôi vững, trường hợp đặc biệt thì kém hơn.',
        'Cái tôi chưa làm được là phần nâng cao.',
        'Câu nào khó tôi hỏi đồng nghiệp.',
        'Tôi chỉ ở mức khá, chưa phải chuyên sâu.',
      ],
      result: [
        'Nó chạy ổn và giờ chúng tôi vẫn làm theo cách đó.',
        'Nhờ vậy chúng tôi xong sớm một tuần.',
        'Khách hài lòng và quay lại.',
        'Kết quả đạt đúng như mong đợi.',
      ],
    },
  },
  'tool-in-your-hands': {
    anchors: {
      '1': 'Biết tên, từng thấy qua.',
      '3': 'Dùng cho việc thông thường; không có chiều sâu, không nêu chỗ khó.',
      '5': 'Việc cụ thể đã làm với nó, một giới hạn hay cái bẫy từng gặp và cách vượt qua, nói thẳng điều mình chưa biết, hoặc thể hiện được như vậy với một công cụ tương đương.',
    },
    facts: {
      'real-use': [
        'Suốt hai năm gần như ngày nào tôi cũng dùng.',
        'Tôi dựng toàn bộ báo cáo của nhóm bằng nó.',
        'Việc gần đây nhất là tôi tạo một dự án mới trên đó.',
        'Tôi dùng nó để xử lý công việc hằng ngày.',
      ],
      trouble: [
        'Dữ liệu lớn là nó chạy chậm, hay bị treo.',
        'Khổ nhất là sau một bản cập nhật mọi thứ thay đổi.',
        'Bực nhất là lỡ tay thì không hoàn tác được.',
        'Nó hay báo lỗi khó hiểu, gây khó cho tôi.',
      ],
      'way-round': [
        'Tôi né bằng cách tách nhỏ ra.',
        'Tôi tìm được cách giải quyết trong tài liệu hướng dẫn.',
        'Cuối cùng tôi hỏi nhà cung cấp.',
        'Tôi lên mạng tra, thử vài cách rồi khắc phục được.',
      ],
      'honest-limit': [
        'Tôi rành một công cụ tương tự hơn.',
        'Tôi chưa bao giờ quản trị hay cài đặt nó.',
        'Tôi chỉ biết một phần chức năng của nó.',
        'Tính năng nâng cao thì tôi chưa đụng tới.',
      ],
    },
  },
  'first-four-weeks': {
    anchors: {
      '1': 'Chờ người ta bảo.',
      '3': 'Sẽ gặp gỡ mọi người và đọc tài liệu; không có mục tiêu.',
      '5': 'Biết mình cần hiểu điều gì và vì sao, sẽ hỏi ai, quan sát ai, và sớm làm xong một việc nhỏ nào.',
    },
    facts: {
      'wants-to-understand': [
        'Trước tiên tôi muốn hiểu khách hàng là ai và họ cần gì.',
        'Tôi muốn biết quy trình công việc chạy ra sao và hay nghẽn ở đâu.',
        'Tôi sẽ tìm hiểu trước đây đã thử những cách nào.',
        'Tôi cần nắm mục tiêu và cách vận hành của phòng.',
      ],
      'asks-people': [
        'Tôi sẽ ngồi cạnh những người trực tiếp làm để quan sát.',
        'Tôi sẽ trò chuyện với từng thành viên trong nhóm nửa tiếng.',
        'Tôi sẽ hỏi người tiền nhiệm.',
        'Tôi nhờ anh chị đi trước chỉ dẫn.',
      ],
      'early-result': [
        'Tuần thứ hai tôi muốn hoàn thành một việc nhỏ.',
        'Tôi xin nhận sớm một phần nhỏ để vừa làm vừa học.',
        'Hết bốn tuần tôi sẽ báo cáo với quản lý những điều mình thấy.',
        'Tôi đặt mục tiêu có ngay một kết quả đầu tiên.',
      ],
      'no-hasty-change': [
        'Chưa hiểu thì tôi chưa thay đổi gì.',
        'Thời gian đầu tôi chủ yếu lắng nghe.',
        'Người mới hay thấy những điều người cũ không còn thấy, nên tôi ghi chép lại.',
        'Tôi không vội góp ý sửa cách làm của họ.',
      ],
    },
  },
  'your-mistake': {
    anchors: {
      '1': 'Không có sai sót nào, hoặc kể một lỗi thật ra là khoe, hoặc đổ cho người khác.',
      '3': 'Một sai sót thật đã được khắc phục; báo cho ai và thay đổi gì còn mơ hồ.',
      '5': 'Nói rõ phần lỗi của mình, tự báo cho người bị ảnh hưởng trước khi bị phát hiện, hạn chế thiệt hại, có thay đổi lâu dài.',
    },
    facts: {
      'own-share': [
        'Đó là lỗi của tôi, tôi bỏ sót khâu kiểm tra.',
        'Tôi gửi nhầm người.',
        'Tôi đã hứa một điều mà không giữ được.',
        'Do tôi chủ quan, bất cẩn.',
      ],
      'told-others': [
        'Tôi báo sếp ngay lập tức.',
        'Tôi tự gọi điện cho những người bị ảnh hưởng để xin lỗi.',
        'Tôi nhận thẳng trước mọi người là do tôi.',
        'Tôi chủ động thông báo, không giấu.',
      ],
      'limited-damage': [
        'Tôi ở lại làm đến khi khắc phục xong.',
        'Chúng tôi chặn kịp trước khi gửi đi.',
        'Tôi tìm cách bù đắp cho họ.',
        'Tôi thu hồi lại và sửa liền để giảm thiệt hại.',
      ],
      'lasting-change': [
        'Từ đó tôi luôn nhờ người khác soát lại.',
        'Bây giờ trước khi gửi tôi luôn kiểm tra kỹ.',
        'Chúng tôi đổi quy trình để không thể tái diễn.',
        'Tôi rút kinh nghiệm, lập hẳn một bảng các mục cần dò.',
      ],
    },
  },
  'all-due-at-once': {
    anchors: {
      '1': 'Làm thêm giờ và làm hết.',
      '3': 'Sắp theo độ gấp; không báo cho ai, lý do còn mơ hồ.',
      '5': 'Chọn theo hậu quả, cố ý gác lại một việc, báo cho người phải chờ, kịp thời nhờ giúp hoặc xin quyết định, biết cái giá phải trả.',
    },
    facts: {
      'chose-by-consequence': [
        'Tôi tự hỏi nếu không làm thì hậu quả là gì.',
        'Việc nào người khác đang đợi thì tôi làm trước.',
        'Tôi xếp theo cái nào trễ thì thiệt hại nặng nhất.',
        'Tôi ưu tiên việc quan trọng, ảnh hưởng lớn.',
      ],
      'left-out': [
        'Tôi gác cái báo cáo sang tuần sau.',
        'Tôi hủy hai cuộc họp.',
        'Việc đó tôi chỉ làm sơ thôi, vậy là đủ.',
        'Tôi tạm bỏ qua mấy việc chưa gấp.',
      ],
      'told-waiting': [
        'Tôi báo cho những người phải chờ.',
        'Tôi hỏi sếp trong hai việc cái nào quan trọng hơn.',
        'Tôi hẹn lại với họ một ngày khác.',
        'Tôi gọi khách xin lùi hạn.',
      ],
      help: [
        'Tôi nhờ đồng nghiệp gánh bớt một phần.',
        'Có một việc tôi chuyển cho người khác.',
        'Anh em cùng chung sức nên kịp.',
        'Tôi xin thêm người hỗ trợ.',
      ],
    },
  },
  'hard-to-work-with': {
    anchors: {
      '1': 'Ai cũng hợp, hoặc lỗi ở người kia.',
      '3': 'Kể một mâu thuẫn và cách gỡ; phần mình còn mờ nhạt.',
      '5': 'Kể công bằng, thấy phần của mình, nói chuyện thẳng với người đó, tìm được cách làm việc chung, biết kết cục.',
    },
    facts: {
      'fair-view': [
        'Anh ấy cũng đang chịu nhiều áp lực.',
        'Đứng ở phía chị ấy thì cũng có lý.',
        'Chị ấy rất giỏi, chỉ là tính khác tôi.',
        'Thật ra họ cũng có cái khó riêng.',
      ],
      'own-share': [
        'Phần của tôi là tôi mất kiên nhẫn.',
        'Tôi báo cho anh ấy quá muộn.',
        'Tôi trả lời gắt, càng làm căng thêm.',
        'Tôi cũng nóng tính và hay chấp nhặt.',
      ],
      'talked-directly': [
        'Tôi hẹn nói chuyện riêng hai người.',
        'Tôi nói thẳng điều khiến tôi khó chịu, không trách móc.',
        'Chúng tôi đi cà phê rồi gỡ cho rõ.',
        'Tôi chủ động gặp, hỏi xem vướng ở đâu.',
      ],
      'way-of-working': [
        'Chúng tôi thống nhất việc gì cũng chốt bằng văn bản.',
        'Chúng tôi chia việc ra, mỗi người một mảng.',
        'Sáng thứ hai nào cũng trao đổi mười phút.',
        'Hai bên thỏa thuận lại cách phối hợp.',
      ],
      outcome: [
        'Không thành bạn bè, nhưng việc vẫn chạy.',
        'Về sau chúng tôi hợp tác tốt.',
        'Dự án xong đúng hạn.',
        'Sau đó quan hệ dễ chịu hơn nhiều.',
      ],
    },
  },
  'costly-misunderstanding': {
    anchors: {
      '1': 'Do người khác không chịu nghe.',
      '3': 'Một lần hiểu lầm và cách giải quyết; phần mình và bài học còn mỏng.',
      '5': 'Chỉ đúng chỗ bắt đầu, phần của mình, gỡ nhanh, và một thói quen mới thấy được.',
    },
    facts: {
      'point-of-origin': [
        'Ý tôi là tuần sau, còn anh ấy hiểu là tuần này.',
        'Không ai phân công rõ việc đó của ai.',
        'Cùng một từ mà mỗi phòng ban hiểu một nghĩa.',
        'Bắt đầu từ một tin nhắn ghi thiếu chi tiết.',
      ],
      'own-share': [
        'Tôi quên hỏi lại cho chắc.',
        'Tôi viết ngắn quá.',
        'Tôi cứ nghĩ đó là điều đương nhiên.',
        'Lỗi của tôi là cứ làm luôn mà chưa xác nhận.',
      ],
      'cleared-up': [
        'Tôi nhấc máy gọi thay vì viết thêm email.',
        'Chúng tôi ngồi xuống cùng xem lại.',
        'Tôi xin lỗi rồi bắt đầu lại.',
        'Hai bên gặp nhau nói cho rõ.',
      ],
      'new-habit': [
        'Từ đó cuối buổi tôi luôn nhắc lại những gì đã thống nhất.',
        'Bây giờ tôi ghi ra ai làm gì, hạn khi nào.',
        'Tôi nhờ người kia nói lại theo lời của họ.',
        'Họp xong tôi gửi biên bản để mọi người xác nhận.',
      ],
    },
  },
  'hard-to-hear': {
    anchors: {
      '1': 'Không có, hoặc người kia nói sai.',
      '3': 'Tiếp thu lời phê bình và thay đổi đôi chút.',
      '5': 'Lời phê bình cụ thể, phản ứng đầu tiên của mình, kiểm tra xem đúng tới đâu, thay đổi nhìn thấy được, quay lại hỏi người đó.',
    },
    facts: {
      'concrete-criticism': [
        'Sếp bảo tôi hay cắt lời, không để người khác nói hết.',
        'Tôi bị chê là báo cáo dài quá.',
        'Chị ấy nói không tin được vào ngày tôi hẹn.',
        'Anh trưởng nhóm góp ý là tôi làm ẩu.',
      ],
      reaction: [
        'Lúc đầu tôi thấy bị tổn thương.',
        'Tôi phải ngủ một đêm mới nguôi.',
        'Ý nghĩ đầu tiên là thấy bất công.',
        'Mới nghe tôi buồn và hơi tự ái.',
      ],
      'checked-it': [
        'Tôi hỏi thêm hai người xem họ có thấy vậy không.',
        'Tôi để ý một tuần thì thấy đúng thật.',
        'Tôi xin một ví dụ cụ thể.',
        'Tôi ngồi ngẫm lại xem mình có như thế không.',
      ],
      'visible-change': [
        'Từ đó tôi đếm đến ba rồi mới nói.',
        'Báo cáo của tôi giờ chỉ còn một trang.',
        'Vài tháng sau anh ấy bảo đã tốt hơn.',
        'Tôi sửa dần, giờ mọi người thấy khác hẳn.',
      ],
    },
  },
  'learned-in-a-hurry': {
    anchors: {
      '1': 'Có khóa học thì đi học.',
      '3': 'Học điều mới vì có lý do; cách học và kết quả còn chung chung.',
      '5': 'Nhu cầu thật, cách học rõ ràng với thực hành, người chỉ và tài liệu, nêu giới hạn, sớm dùng được và có kết quả.',
    },
    facts: {
      'real-need': [
        'Một đồng nghiệp nghỉ việc nên tôi phải tiếp quản.',
        'Khách đòi có trong vòng hai tuần.',
        'Trong nhóm không ai biết cái đó.',
        'Dự án chuyển sang công nghệ mới nên buộc phải biết.',
      ],
      'way-of-learning': [
        'Tôi làm theo một ví dụ mẫu rồi thử.',
        'Tôi nhờ một anh rành việc chỉ cho một tiếng.',
        'Tôi đọc mấy chương đầu rồi tự làm một cái nhỏ.',
        'Tối về tôi xem video, tra tài liệu, thực hành luôn.',
      ],
      'first-use': [
        'Sau một tuần tôi dùng được trong dự án.',
        'Đến ngày thứ ba tôi tự làm được cái đầu tiên.',
        'Ban đầu chậm, nhưng chạy được.',
        'Khoảng nửa tháng là tôi áp dụng vào việc thật.',
      ],
      'open-gaps': [
        'Chỗ khó đến giờ tôi vẫn phải tra lại.',
        'Tôi biết đủ cho việc hằng ngày, không hơn.',
        'Lúc mới làm tôi mắc một lỗi, nhờ nó mà vỡ ra nhiều điều.',
        'Phần sâu tôi vẫn chưa nắm hết.',
      ],
    },
  },
  'clumsy-until-you-came': {
    anchors: {
      '1': 'Có ý tưởng mà không ai nghe.',
      '3': 'Một cải tiến đã làm; hiệu quả hoặc sự đón nhận bỏ ngỏ.',
      '5': 'Nhìn ra, hiểu vì sao lại như thế, thử ở quy mô nhỏ, thuyết phục được mọi người, chứng minh được hiệu quả.',
    },
    facts: {
      'before-state': [
        'Mọi thứ đều chép tay từ bảng này sang bảng kia.',
        'Muốn có phải đi hỏi ba người.',
        'Cứ phải tìm đi tìm lại cùng một thứ.',
        'Hồi đó làm thủ công, nhập trùng hai lần.',
      ],
      'own-change': [
        'Tôi làm một cái mẫu sẵn.',
        'Tôi đề xuất một chỗ cố định rồi tự sắp đặt.',
        'Tôi viết một chương trình nhỏ để nó tự chạy.',
        'Tôi gộp các bước lại, bỏ khâu thừa.',
      ],
      'won-others': [
        'Đầu tiên tôi dùng thử một mình rồi cho mọi người xem.',
        'Tôi hỏi ý những người làm việc đó hằng ngày.',
        'Quản lý đồng ý cho thử nghiệm hai tuần.',
        'Tôi trình bày và thuyết phục cả nhóm.',
      ],
      effect: [
        'Nhờ vậy mỗi tuần tiết kiệm khoảng hai tiếng.',
        'Bây giờ hầu như không còn sai sót.',
        'Đến nay họ vẫn làm theo cách đó.',
        'Thời gian giảm một nửa, nhanh hơn hẳn.',
      ],
    },
  },
  'quick-or-correct': {
    anchors: {
      '1': 'Lúc nào cũng làm đúng, hoặc quy định là cho người khác.',
      '3': 'Một trường hợp thật có quyết định; cái giá hoặc lý do còn mơ hồ.',
      '5': 'Cân nhắc thẳng thắn, nêu sức ép, quyết định có lý do, chịu cái giá hoặc đặt giới hạn cho cách làm tắt, báo cho người liên quan.',
    },
    facts: {
      pressure: [
        'Khách đang đợi mà sếp thì thúc.',
        'Chiều thứ sáu rồi, ai cũng muốn về.',
        'Làm nhanh thì tiết kiệm được một tiếng.',
        'Lúc đó bị hối gấp, sát hạn lắm rồi.',
      ],
      'own-decision': [
        'Tôi vẫn làm cho đàng hoàng, dù lâu hơn.',
        'Tôi chọn làm tắt, vì không hại đến ai.',
        'Tôi từ chối ký.',
        'Tôi quyết làm đúng quy trình, đủ các bước.',
      ],
      price: [
        'Vì vậy chúng tôi trễ mất một ngày.',
        'Tôi phải giải thích với khách.',
        'Tôi mất nguyên một buổi tối.',
        'Đổi lại tôi bị sếp trách.',
      ],
      openness: [
        'Tôi nói với sếp phần nào tôi đã bỏ qua.',
        'Tôi ghi lại là chỗ đó còn phải làm lại cho chuẩn.',
        'Sau đó chúng tôi thống nhất lần tới làm thế nào.',
        'Tôi thông báo rõ với cả nhóm, không giấu.',
      ],
    },
  },
  'not-good-enough': {
    anchors: {
      '1': 'Cho nghỉ, chuyển đi, hoặc tự mình làm luôn.',
      '3': 'Có nói chuyện và hỗ trợ; kỳ vọng hoặc kết cục còn mơ hồ.',
      '5': 'Nói sớm và cụ thể còn thiếu gì, tìm nguyên nhân kể cả từ phía mình, thống nhất các bước và mốc thời gian, hỗ trợ, theo đến một kết cục công bằng.',
    },
    facts: {
      'clear-expectation': [
        'Tôi nói cụ thể tôi mong đợi gì và đến khi nào.',
        'Tôi đưa ví dụ cho thấy còn thiếu chỗ nào.',
        'Bạn ấy không biết là tôi chưa hài lòng, nên tôi nói thẳng.',
        'Tôi đặt tiêu chuẩn rõ ràng bằng con số.',
      ],
      'looked-for-cause': [
        'Tôi hỏi điều gì đang cản trở bạn ấy.',
        'Hóa ra chưa ai chỉ cho bạn ấy bao giờ.',
        'Một phần nguyên nhân là do tôi giao việc không rõ.',
        'Tôi tìm hiểu lý do vì sao lại sa sút.',
      ],
      support: [
        'Mỗi tuần chúng tôi gặp nhau nửa tiếng.',
        'Tôi cho một đồng nghiệp kèm cặp bên cạnh.',
        'Chúng tôi thống nhất từng mục tiêu nhỏ.',
        'Tôi cho đi đào tạo thêm và hướng dẫn tận tay.',
      ],
      'fair-end': [
        'Sau ba tháng thì ổn.',
        'Cuối cùng chúng tôi đồng ý chuyển sang vị trí khác.',
        'Chúng tôi chia tay, và bạn ấy hiểu vì sao.',
        'Rốt cuộc bạn ấy tiến bộ và ở lại.',
      ],
    },
  },
  'half-the-information': {
    anchors: {
      '1': 'Quyết theo cảm tính hoặc không quyết.',
      '3': 'Có quyết định và lý do; điều chưa biết không tách khỏi điều đã biết.',
      '5': 'Tách điều đã biết khỏi điều phỏng đoán, lấy mảnh thông tin thiếu rẻ nhất, cân nhắc điều gì đảo ngược được, quyết đúng lúc, nhìn lại trung thực.',
    },
    facts: {
      'known-and-guessed': [
        'Chi phí thì tôi biết, còn bao nhiêu người đến thì không.',
        'Cái tôi phải đoán là mất bao lâu.',
        'Tôi viết ra điều gì chắc chắn, điều gì chỉ là giả định.',
        'Số liệu có một nửa, phần kia tôi ước lượng.',
      ],
      'cheap-check': [
        'Tôi gọi hai cuộc điện thoại để biết thêm chút ít.',
        'Chúng tôi làm thử ở quy mô nhỏ trước.',
        'Tôi hỏi một người từng làm việc đó.',
        'Tôi tham khảo nhanh ý kiến người có kinh nghiệm.',
      ],
      'can-be-undone': [
        'Việc đó đảo ngược được nên tôi quyết nhanh.',
        'Tôi chừa cho mình một đường lui.',
        'Xấu nhất thì cũng chịu được.',
        'Tôi chuẩn bị phương án dự phòng, rủi ro chấp nhận được.',
      ],
      outcome: [
        'Hóa ra tôi đúng.',
        'Đó là quyết định sai, một tháng sau chúng tôi sửa.',
        'Làm lại tôi vẫn quyết như thế.',
        'Kết quả tốt hơn mong đợi.',
      ],
    },
  },
};
