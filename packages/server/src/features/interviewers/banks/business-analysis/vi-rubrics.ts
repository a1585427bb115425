import type { BankRubrics } from '../bank.ts';

export const rubrics: BankRubrics = {
  'different-problem': {
    anchors: {
      '1': 'Ai nhờ gì làm nấy, hoặc không có trường hợp nào.',
      '3': 'Hỏi thêm và tìm ra nhu cầu khác, nhưng tìm bằng cách nào thì mơ hồ.',
      '5': 'Quan sát hoặc hỏi người đang làm việc, nêu vấn đề thật kèm bằng chứng, thuyết phục được người yêu cầu, nói được nhờ đó bớt được gì.',
    },
    facts: {
      'asked-why': [
        'Tôi hỏi đi hỏi lại vì sao họ cần nó.',
        'Tôi muốn biết có rồi thì họ dùng tiếp vào việc gì.',
        'Thay vì ghi lại ngay, tôi hỏi lần gần nhất họ bị thiếu nó.',
        'Tôi đào sâu lý do, mục đích phía sau yêu cầu.',
      ],
      'watched-work': [
        'Tôi ngồi cạnh họ nửa ngày xem họ thao tác.',
        'Tôi đi qua một hồ sơ thật cùng người dùng.',
        'Nhìn tận mắt cách họ làm thì thấy ngay chỗ vướng.',
        'Tôi xuống hiện trường quan sát thực tế.',
      ],
      'real-need': [
        'Hóa ra họ không cần công cụ mới, mà cần bớt khâu duyệt.',
        'Vấn đề thật là dữ liệu về quá muộn.',
        'Thực chất hai nhóm định nghĩa khác nhau.',
        'Gốc rễ nằm ở quy trình chứ không phải phần mềm.',
      ],
      'won-over': [
        'Tôi cho họ xem cả hai hướng và họ đồng ý.',
        'Chị quản lý ngạc nhiên, nhưng con số thuyết phục được chị.',
        'Chúng tôi viết lại mục tiêu rồi cùng ký.',
        'Tôi trình bày bằng chứng, sếp gật đầu đổi hướng.',
      ],
    },
  },
  'opposite-wishes': {
    anchors: {
      '1': 'Để bên nói to hơn hoặc sếp quyết.',
      '3': 'Mời hai bên ngồi lại và tìm được thỏa hiệp, không chạm tới lợi ích phía sau.',
      '5': 'Tìm ra lợi ích sau lập trường, đem dữ kiện, nêu các phương án kèm cái giá, biết ai quyết, và chốt bằng văn bản.',
    },
    facts: {
      'interests-behind': [
        'Tôi nói chuyện riêng từng bên để hiểu họ thật sự cần gì.',
        'Đằng sau là nỗi lo phải gánh thêm việc.',
        'Hóa ra hai bên muốn cùng một thứ, chỉ khác thời điểm.',
        'Tôi tìm hiểu mối quan tâm, lợi ích của mỗi bên.',
      ],
      'facts-on-table': [
        'Tôi đưa số liệu xem trường hợp đó xảy ra bao nhiêu lần.',
        'Chúng tôi cùng xem hai mươi hồ sơ thật.',
        'Dữ liệu cho thấy ngoại lệ rất hiếm.',
        'Tôi lấy thống kê thực tế ra nói, không cãi suông.',
      ],
      options: [
        'Tôi chuẩn bị ba phương án kèm ưu điểm và chi phí.',
        'Chúng tôi vẽ cả hai cách lên bảng.',
        'Tôi đề nghị chạy thử một tháng.',
        'Tôi gợi ý một giải pháp trung hòa, mỗi bên nhường một chút.',
      ],
      decision: [
        'Từ đầu đã rõ nếu không đồng thuận thì ai quyết.',
        'Cuối cùng chủ quy trình quyết định và tôi ghi lại.',
        'Cả hai trưởng phòng cùng ký kết quả.',
        'Tôi chốt bằng biên bản, gửi mail xác nhận.',
      ],
    },
  },
  'done-or-not-done': {
    anchors: {
      '1': 'Một mong muốn nói chung chung.',
      '3': 'Một user story có tiêu chí, nhưng thiếu ngoại lệ và ví dụ.',
      '5': 'Mục đích, quy tắc, ví dụ với giá trị thật và ngoại lệ, đã thống nhất với bên làm và bên kiểm thử, có bài học từ một lần hiểu sai.',
    },
    facts: {
      'checkable-criteria': [
        'Tôi ghi rõ thế nào thì được coi là xong.',
        'Yêu cầu nào cũng có tiêu chí nghiệm thu kiểm được.',
        'Trong đó nói chính xác trường hợp nào thì phải xảy ra điều gì.',
        'Tôi viết điều kiện đạt hay không đạt, đo đếm được.',
      ],
      'real-examples': [
        'Tôi thêm ví dụ với con số thật.',
        'Có một bảng gồm đầu vào và kết quả mong đợi.',
        'Tôi lấy ba tình huống trong công việc hằng ngày.',
        'Tôi kèm hình minh họa, dữ liệu mẫu.',
      ],
      exceptions: [
        'Các ngoại lệ cũng được liệt kê.',
        'Tôi hỏi nếu bỏ trống giá trị thì sao.',
        'Chúng tôi cũng ghi điều nó không được làm.',
        'Tôi nêu luôn trường hợp lỗi, trường hợp biên.',
      ],
      'talked-through': [
        'Trước khi bắt đầu tôi đi qua từng ý với lập trình viên và tester.',
        'Họ phải nói lại theo lời của mình họ hiểu thế nào.',
        'Bạn tester tìm ra lỗ hổng khi chưa ai viết dòng nào.',
        'Tôi họp với bên phát triển và bên kiểm thử để thống nhất.',
      ],
    },
  },
  'process-as-lived': {
    anchors: {
      '1': 'Tả một sơ đồ hoặc một phương pháp.',
      '3': 'Tìm ra chỗ khác và đề xuất thay đổi; hiệu quả bỏ ngỏ.',
      '5': 'Thấy việc làm thật, hiểu vì sao người ta làm khác, đo đạc, cùng họ thay đúng chỗ, và biết hiệu quả.',
    },
    facts: {
      'saw-reality': [
        'Tôi theo một hồ sơ thật từ đầu đến cuối.',
        'Tôi nói chuyện với những anh chị làm việc đó hằng ngày.',
        'Mọi người giữ file Excel riêng bên ngoài hệ thống.',
        'Tôi ngồi xem họ thao tác ngoài thực tế.',
      ],
      'reason-for-detour': [
        'Họ bỏ bước đó vì mất quá nhiều thời gian.',
        'Đi đường vòng có lý do chính đáng, hệ thống không làm được.',
        'Chẳng ai biết vì sao có quy định ấy.',
        'Họ làm tắt là do biểu mẫu rườm rà.',
      ],
      measured: [
        'Tôi đo xem mỗi bước mất bao lâu.',
        'Một nửa thời gian là chờ chữ ký.',
        'Chúng tôi đếm bao nhiêu hồ sơ bị trả lại.',
        'Tôi bấm giờ, lấy số liệu từng khâu.',
      ],
      changed: [
        'Chúng tôi lược đi hai bước thừa.',
        'Tôi cùng nhóm rút gọn biểu mẫu.',
        'Chúng tôi sửa quy trình chứ không trách con người.',
        'Tôi cập nhật lại tài liệu cho khớp, gộp các khâu duyệt.',
      ],
    },
  },
  'analysis-changed-decision': {
    anchors: {
      '1': 'Tả công cụ hoặc biểu đồ; không có câu hỏi, không có quyết định.',
      '3': 'Phân tích chắc tay và có kết quả; nghi ngờ về dữ liệu hoặc tác động lên quyết định bỏ ngỏ.',
      '5': 'Câu hỏi rõ, dữ liệu đã kiểm tra, thử các cách giải thích khác, nói thẳng điều chưa chắc, quyết định thay đổi và về sau được xem lại.',
    },
    facts: {
      'clear-question': [
        'Câu hỏi đặt ra là có nên đóng chi nhánh không.',
        'Chúng tôi muốn biết vì sao khách bỏ đi.',
        'Trước hết tôi thống nhất với sếp cần quyết điều gì.',
        'Mục tiêu phân tích được xác định rõ ngay từ đầu.',
      ],
      'checked-data': [
        'Tôi kiểm dữ liệu xem có thiếu, có trùng không rồi mới dùng.',
        'Một phần bản ghi bị sai nên tôi loại ra và nói rõ.',
        'Tôi đối chiếu với một nguồn thứ hai.',
        'Tôi làm sạch số liệu, lọc giá trị bất thường.',
      ],
      'other-explanations': [
        'Tôi cũng xem có phải chỉ do mùa vụ không.',
        'Có thể là ngẫu nhiên, nên tôi lấy thêm một năm khác.',
        'Tôi thử tìm cách bác bỏ chính mình.',
        'Tôi xét các nguyên nhân khác, giả thuyết ngược lại.',
      ],
      'said-uncertainty': [
        'Tôi đưa một khoảng thay vì một con số.',
        'Tôi nói thẳng giả định nào còn lung lay.',
        'Tôi chắc khoảng tám mươi phần trăm và nói với họ như vậy.',
        'Tôi nêu sai số, mức độ tin cậy.',
      ],
      decision: [
        'Nhờ vậy chúng tôi không mở cửa hàng đó.',
        'Ban giám đốc đổi kế hoạch.',
        'Ban đầu họ định làm ngược lại.',
        'Sau buổi trình bày sếp chuyển ngân sách sang hướng khác.',
      ],
    },
  },
  'figures-do-not-agree': {
    anchors: {
      '1': 'Vẫn trình bày, hoặc chỉnh cho khớp.',
      '3': 'Tìm lỗi và hỏi bên đưa số, không có kế hoạch nếu không tìm ra.',
      '5': 'Khoanh vùng chênh lệch, hỏi đúng người, chỉ trình bày điều chắc chắn và nói điều còn bỏ ngỏ, sau đó xử lý nguyên nhân.',
    },
    facts: {
      'narrow-down': [
        'Tôi tách tổng ra từng phần xem lệch ở đâu.',
        'Tôi so với tháng trước từng dòng một.',
        'Đầu tiên tôi xem định nghĩa, kỳ tính và số trùng.',
        'Tôi khoanh vùng dần, dò lại công thức.',
      ],
      'ask-source': [
        'Tôi gọi người cung cấp số liệu.',
        'Tôi hỏi con số này được tính ra sao.',
        'Thường bên phòng kia có người biết lý do.',
        'Tôi nhắn hỏi lại nơi xuất báo cáo, lấy file gốc.',
      ],
      'say-openly': [
        'Thà trình bày ít số còn hơn số sai.',
        'Tôi đánh dấu là số tạm tính và nói vì sao.',
        'Ngay tối đó tôi báo sếp có chỗ chưa ổn.',
        'Tôi nói thẳng phần nào chưa xác minh.',
      ],
      'fix-cause': [
        'Sau đó tôi dựng một bước kiểm để lệch là thấy ngay.',
        'Chúng tôi thống nhất một định nghĩa.',
        'Từ đó số liệu về sớm hơn hai ngày.',
        'Tôi sửa tận gốc, gom về một nguồn dữ liệu chung.',
      ],
    },
  },
  'figure-changed-behaviour': {
    anchors: {
      '1': 'Liệt kê các chỉ số thường gặp.',
      '3': 'Một chỉ số có mục đích và có tác động; không thấy tác dụng phụ.',
      '5': 'Chỉ số gắn với một quyết định, thấy tác động và tác dụng phụ, có chỉnh hoặc bỏ, có người liên quan cùng tham gia.',
    },
    facts: {
      purpose: [
        'Chúng tôi muốn biết khách có quay lại không.',
        'Chỉ số đó giúp quyết định bố trí người ở đâu.',
        'Trước đây mỗi người đo một kiểu.',
        'Mục đích là theo dõi chất lượng phục vụ.',
      ],
      definition: [
        'Tôi quy định chính xác cái gì tính, cái gì không.',
        'Mỗi tuần tính từ cùng một nguồn.',
        'Lúc đầu có tranh cãi về định nghĩa.',
        'Công thức và cách tính được viết rõ.',
      ],
      'side-effect': [
        'Mọi người bắt đầu chọn ca dễ.',
        'Họ đóng phiếu sớm cho đẹp.',
        'Tác dụng phụ là chất lượng giảm.',
        'Có bạn chạy theo số, làm đối phó.',
      ],
      adjusted: [
        'Vì vậy chúng tôi thêm một chỉ số thứ hai bên cạnh.',
        'Tôi gỡ nó khỏi tiền thưởng.',
        'Sau một quý chúng tôi thay đổi.',
        'Tôi hỏi ý anh em rồi điều chỉnh lại cách chấm.',
      ],
    },
  },
  'no-to-someone-important': {
    anchors: {
      '1': 'Né tránh hoặc đẩy cho người khác.',
      '3': 'Từ chối có lý do; ít chuẩn bị hoặc không có hướng khác.',
      '5': 'Có chuẩn bị, nói sớm và gặp trực tiếp, nêu lý do theo điều người kia quan tâm, đưa một lối đi, và giữ vững chỗ quan trọng.',
    },
    facts: {
      'early-in-person': [
        'Tôi đến gặp anh ấy trước buổi họp.',
        'Tôi nói trực tiếp với chị ấy, không nhắn qua email.',
        'Vừa biết là tôi báo liền.',
        'Tôi xin hẹn riêng, trao đổi mặt đối mặt.',
      ],
      reason: [
        'Tôi giải thích sẽ tốn bao nhiêu thời gian và tiền.',
        'Tôi cho thấy vì nó mà phải bỏ những gì.',
        'Lý do là pháp luật không cho phép.',
        'Tôi phân tích rủi ro, nguồn lực không đủ.',
      ],
      alternative: [
        'Tôi mang theo một đề xuất khác.',
        'Chúng tôi làm ngay được một phần.',
        'Tôi chỉ ra hai cách khác để đạt được.',
        'Tôi gợi ý giải pháp thay thế, dời sang đợt sau.',
      ],
      'stayed-firm': [
        'Anh ấy khăng khăng, nhưng tôi vẫn giữ ý kiến.',
        'Ban đầu chị ấy giận, sau chấp nhận.',
        'Tôi bình tĩnh nhắc lại lý lẽ.',
        'Tôi kiên quyết mà vẫn tôn trọng.',
      ],
    },
  },
  'old-way-new-way': {
    anchors: {
      '1': 'Đào tạo và thông báo từ trên xuống.',
      '3': 'Giải thích lợi ích, đào tạo và có vài người ủng hộ; không hiểu vì sao bị phản đối.',
      '5': 'Coi trọng lý do, vì thế mà sửa sản phẩm hoặc kế hoạch, bắt đầu với người có lợi, đo việc dùng thật, trung thực về những ai không theo.',
    },
    facts: {
      'listened-to-reasons': [
        'Tôi hỏi điều gì khiến họ khó chịu rồi ghi lại.',
        'Họ phản đối có lý, đúng là lâu hơn thật.',
        'Họ sợ bị kiểm soát.',
        'Tôi lắng nghe nỗi lo mất việc, ngại phải học lại.',
      ],
      'started-small': [
        'Chúng tôi bắt đầu với một tổ tự nguyện.',
        'Hai đồng nghiệp dùng thử trước rồi kể cho mọi người.',
        'Có một đợt thí điểm với mười người.',
        'Tôi chạy pilot ở quy mô nhỏ.',
      ],
      'practical-help': [
        'Tuần đầu tôi ngồi ngay cạnh họ.',
        'Chúng tôi đào tạo bằng hồ sơ của chính họ.',
        'Có một đầu mối để gọi khi bị vướng.',
        'Tôi cầm tay chỉ việc, làm hướng dẫn ngắn.',
      ],
      'real-use': [
        'Sau ba tháng tám mươi phần trăm sử dụng.',
        'Mỗi tuần tôi xem bao nhiêu người thật sự đăng nhập.',
        'Vài người vẫn dùng bảng riêng, và chúng tôi chấp nhận.',
        'Đến cuối còn hai anh không chuyển.',
      ],
      'adapted-it': [
        'Nhờ góp ý chúng tôi sửa hai màn hình.',
        'Kế hoạch được giãn ra để không ai bị ngợp.',
        'Chúng tôi thêm một chức năng vì thiếu nó họ không làm được.',
        'Tôi tiếp thu phản hồi rồi chỉnh lại giao diện.',
      ],
    },
  },
  'complicated-made-simple': {
    anchors: {
      '1': 'Thuật ngữ hoặc nói chung chung; không hình dung được đó là gì.',
      '3': 'Nhìn chung dễ hiểu, nhưng thiếu điểm chính hoặc lý do vì sao quan trọng.',
      '5': 'Một hình ảnh rõ, lời lẽ bình dân, điểm chính trong hai phút, vì sao quan trọng và với ai, nêu phần mình.',
    },
    facts: {
      'plain-picture': [
        'Cứ tưởng tượng như một cái bếp lớn mà mọi người cùng nấu một lúc.',
        'Nói đơn giản là gom ba danh sách làm một.',
        'Nôm na là phải tìm ra ai nợ ai cái gì.',
        'Ví như dòng nước chảy qua nhiều cái van.',
      ],
      'why-it-mattered': [
        'Nó quan trọng vì nhân viên bị trả lương trễ.',
        'Không có nó chúng tôi đã mất khách hàng.',
        'Ngân sách được duyệt hay không là nhờ nó.',
        'Nếu sai thì công ty bị phạt, ảnh hưởng lớn.',
      ],
      'own-part': [
        'Phần của tôi là thu thập các quy tắc.',
        'Tôi phụ trách tính toán.',
        'Tôi giữ mối, nối các bên lại.',
        'Tôi đảm nhận vai trò điều phối chính.',
      ],
      'what-made-it-hard': [
        'Khó ở chỗ không ai nắm được toàn bộ.',
        'Cái rối là quá nhiều ngoại lệ.',
        'Phức tạp vì ba nước có ba luật lệ khác nhau.',
        'Vướng nhất là dữ liệu nằm rải rác.',
      ],
    },
  },
  'account-does-not-reconcile': {
    anchors: {
      '1': 'Hạch toán cho mất chênh lệch, hoặc chờ.',
      '3': 'Dò các bút toán và tìm ra lỗi thường gặp; báo người khác và nguyên nhân còn thiếu.',
      '5': 'Dò theo số tiền và ngày, biết nguyên nhân điển hình, đánh giá mức trọng yếu, báo sớm, hạch toán minh bạch và bịt nguyên nhân.',
    },
    facts: {
      'systematic-search': [
        'Tôi đối chiếu sổ cái với sao kê ngân hàng từng dòng.',
        'Trước hết tôi tìm đúng số tiền lệch, hoặc một nửa số đó.',
        'Tôi khoanh theo ngày và theo người nhập.',
        'Tôi rà chi tiết từng chứng từ phát sinh.',
      ],
      'typical-causes': [
        'Hay gặp là một hóa đơn bị hạch toán hai lần.',
        'Thường do cắt kỳ giữa hai tháng.',
        'Nhầm tài khoản hoặc gõ lộn hai chữ số.',
        'Có khi sót bút toán, sai tỷ giá.',
      ],
      materiality: [
        'Tôi xem số tiền đó có ảnh hưởng tới báo cáo không.',
        'Lệch nhỏ có thể để treo kèm ghi chú.',
        'Trên một mức nào đó thì phải giải quyết trước khi đóng sổ.',
        'Tôi cân nhắc mức trọng yếu.',
      ],
      'inform-early': [
        'Tôi báo trưởng phòng ngay trong ngày.',
        'Đừng để kiểm toán là người đầu tiên thấy.',
        'Tôi nói sớm để còn giữ hoặc dời hạn.',
        'Tôi trình kế toán trưởng liền, không đợi phút chót.',
      ],
      'documented-entry': [
        'Bút toán điều chỉnh nào cũng có chứng từ và diễn giải.',
        'Khoản chênh nào cũng phải giải thích được rồi mới hạch toán.',
        'Có người khác duyệt bút toán sửa.',
        'Tôi lưu hồ sơ giải trình đầy đủ.',
      ],
    },
  },
  'eight-percent-over': {
    anchors: {
      '1': 'Báo con số và kêu gọi tiết kiệm.',
      '3': 'Tách theo loại chi phí và nêu lý do, không có dự báo hay đề xuất.',
      '5': 'Tách thành giá, lượng, cơ cấu và thời điểm, phân biệt một lần với kéo dài, nói chuyện với người ở hiện trường, mang theo dự báo và phương án.',
    },
    facts: {
      'split-causes': [
        'Tôi tách chênh lệch thành giá và lượng.',
        'Một phần chỉ là dịch chuyển thời điểm.',
        'Tôi xem nó đến từ bộ phận nào, nhà cung cấp nào.',
        'Tôi bóc theo từng khoản mục so với kế hoạch.',
      ],
      'one-off-or-lasting': [
        'Tôi tách khoản chỉ xảy ra một lần với khoản sẽ tiếp diễn.',
        'Một nửa là sửa chữa đột xuất.',
        'Quan trọng là nó có kéo dài như thế không.',
        'Tôi phân biệt chi phí bất thường với chi phí thường xuyên.',
      ],
      'talk-on-site': [
        'Tôi hỏi chuyện những bộ phận đã chi.',
        'Anh quản đốc sản xuất biết lý do ngay.',
        'Chỉ nhìn số thì không thấy vì sao.',
        'Tôi xuống xưởng gặp anh em trực tiếp.',
      ],
      forecast: [
        'Tôi cho thấy đến cuối năm sẽ ra sao.',
        'Tôi mang theo bản dự báo mới.',
        'Cứ để vậy thì sẽ lố năm phần trăm.',
        'Tôi ước tính lại cả năm còn bao nhiêu.',
      ],
      options: [
        'Tôi đưa hai ba biện pháp có thể làm.',
        'Có thể hoãn một đơn đặt hàng hoặc đàm phán lại hợp đồng.',
        'Tôi nói mỗi biện pháp được gì và mất gì.',
        'Tôi đề xuất cắt giảm khoản ít cần thiết.',
      ],
    },
  },
  'weakest-assumption': {
    anchors: {
      '1': 'Tả công thức hoặc một mẫu tính.',
      '3': 'Nêu giả định và kịch bản; không chỉ ra giả định yếu nhất.',
      '5': 'Chỉ ra giả định quyết định, nguồn của nó, cho thấy điểm lật, nói điều gì phải đúng thì mới thành, và về sau so với thực tế.',
    },
    facts: {
      'weak-assumption': [
        'Yếu nhất là số khách trong năm đầu.',
        'Không ai biết rốt cuộc bao nhiêu người sẽ mua.',
        'Tất cả dựa trên việc giá giữ nguyên.',
        'Chỗ bấp bênh nhất là tốc độ tăng trưởng.',
      ],
      source: [
        'Tôi lấy số đó từ ba trường hợp tương tự.',
        'Tôi hỏi khách và đội kinh doanh.',
        'Đó là ước lượng, và tôi ghi rõ như vậy.',
        'Nguồn là báo cáo ngành, khảo sát thị trường.',
      ],
      'tipping-point': [
        'Tôi cho thấy từ mức nào trở đi thì không còn lãi.',
        'Hụt một phần ba là lỗ.',
        'Có ba kịch bản tốt, trung bình và xấu.',
        'Tôi tính điểm hòa vốn, chạy phân tích độ nhạy.',
      ],
      reality: [
        'Sau này mới thấy chúng tôi lạc quan quá.',
        'Một năm sau chúng tôi so kế hoạch với thực tế.',
        'Chi phí thì đúng, doanh thu về chậm hơn.',
        'Kết quả thật lệch khoảng mười phần trăm so với dự kiến.',
      ],
    },
  },
  'wrong-and-unnoticed': {
    anchors: {
      '1': 'Dựa vào lòng tin hoặc vào hệ thống.',
      '3': 'Nêu một chốt kiểm soát thông thường như chữ ký thứ hai, không có rủi ro cụ thể.',
      '5': 'Lỗ hổng cụ thể, thấy bằng cách nào, chốt kiểm soát vừa tầm, bằng chứng là nó có tác dụng, và tốn bao nhiêu thời gian.',
    },
    facts: {
      gap: [
        'Một người vừa tạo nhà cung cấp vừa chi tiền được.',
        'Quá hạn mà không ai hay biết.',
        'Danh sách sửa bằng tay, không ai soát.',
        'Lỗ hổng là thất thoát cũng chẳng ai phát hiện.',
      ],
      'second-person': [
        'Từ đó phải có hai người duyệt.',
        'Ai nhập thì không được phê duyệt.',
        'Trên một số tiền nhất định thì áp dụng nguyên tắc bốn mắt.',
        'Tôi phân quyền, kế toán và thủ quỹ tách riêng.',
      ],
      'automatic-check': [
        'Hệ thống cảnh báo khi hóa đơn bị trùng.',
        'Trước ngày đến hạn một tuần có nhắc tự động.',
        'Một báo cáo liệt kê mọi thay đổi số tài khoản ngân hàng.',
        'Tôi cài công thức, lệch là phần mềm chặn lại.',
      ],
      'checked-works': [
        'Mỗi năm hai lần tôi lấy mẫu xem.',
        'Tháng đầu nó bắt được hai vụ.',
        'Tôi thử xem có lách được không.',
        'Tôi kiểm định kỳ để chắc chốt đó có tác dụng.',
      ],
    },
  },
  'campaign-that-worked': {
    anchors: {
      '1': 'Kể ý tưởng và lượt xem; không mục tiêu, không hiệu quả.',
      '3': 'Mục tiêu, đối tượng và con số; hiệu quả có đến từ đó hay không bỏ ngỏ.',
      '5': 'Đối tượng và mục tiêu sắc nét, ngân sách, thước đo sát việc kinh doanh, có so sánh hoặc thử nghiệm, bài học dùng cho lần sau.',
    },
    facts: {
      audience: [
        'Nó dành cho công ty nhỏ không có bộ phận kỹ thuật riêng.',
        'Chúng tôi muốn tiếp cận phụ huynh quanh khu vực.',
        'Nhóm đối tượng là khách từng mua của chúng tôi một lần.',
        'Tệp khách nhắm tới là dân văn phòng trẻ.',
      ],
      goal: [
        'Mục tiêu là năm mươi lượt hỏi trong một tháng.',
        'Chúng tôi cần đăng ký chứ không chỉ lượt bấm.',
        'Cốt là có lịch hẹn cho đội kinh doanh.',
        'Chỉ tiêu đặt ra là tăng đơn hàng.',
      ],
      'cost-and-return': [
        'Chúng tôi chi năm mươi triệu đồng và được bốn mươi khách tiềm năng.',
        'Mỗi khách mới tốn khoảng hai triệu đồng.',
        'Doanh thu mang về gấp ba tiền quảng cáo.',
        'Ngân sách bỏ ra thu lại có lãi.',
      ],
      test: [
        'Chúng tôi thử hai phiên bản so với nhau.',
        'Vùng này chạy, vùng kia thì không.',
        'Tôi so với tháng trước và với năm ngoái.',
        'Tôi chạy thử nghiệm song song, có nhóm đối chứng.',
      ],
      lesson: [
        'Tiêu đề tạo ra khác biệt nên chúng tôi giữ lại.',
        'Tôi dừng cái kênh không mang lại gì.',
        'Lần tới tôi sẽ bắt đầu với ít kênh thôi.',
        'Bài học rút ra là nội dung ngắn ăn hơn.',
      ],
    },
  },
  'what-customers-wanted': {
    anchors: {
      '1': 'Ý kiến về khách hàng mà không có nguồn.',
      '3': 'Một khảo sát hoặc so sánh có kết quả; không có bất ngờ, không có hệ quả.',
      '5': 'Tự tiếp xúc khách hoặc có dữ liệu chắc, sửa được một niềm tin sai, biết giới hạn, có điều thay đổi.',
    },
    facts: {
      'talked-to-customers': [
        'Tôi gọi mười lăm khách để hỏi.',
        'Tôi có mặt khi họ dùng.',
        'Chúng tôi phỏng vấn những khách đã bỏ đi.',
        'Tôi đi gặp, ngồi trò chuyện tận nơi với khách.',
      ],
      'false-belief': [
        'Chúng tôi tưởng lý do là giá, hóa ra là thời gian chờ.',
        'Ai cũng tin là họ muốn thêm chức năng.',
        'Té ra trong công ty họ, người quyết là người khác.',
        'Lâu nay nội bộ nghĩ sai, ngược hẳn thực tế.',
      ],
      'other-sources': [
        'Tôi đối chiếu với số liệu bán hàng.',
        'Đối thủ đã có cái đó rồi.',
        'Các yêu cầu hỗ trợ cũng cho thấy y như vậy.',
        'Tôi làm khảo sát, xem đánh giá trên mạng.',
      ],
      consequence: [
        'Vì vậy chúng tôi thay đổi gói dịch vụ.',
        'Nội dung trên trang được viết lại.',
        'Đội sản phẩm đẩy việc đó lên đầu danh sách.',
        'Sau đó công ty điều chỉnh chính sách.',
      ],
    },
  },
  'deal-with-many-heads': {
    anchors: {
      '1': 'Sản phẩm tốt và nói chuyện hợp; không có đường đi tới quyết định.',
      '3': 'Nêu những người liên quan và diễn biến; vì sao quyết như thế chỉ là đoán.',
      '5': 'Bản đồ con người và lợi ích, thời điểm xoay chuyển kèm lý do, nước đi của mình, sau đó hỏi khách vì sao, và rút ra bài học.',
    },
    facts: {
      'decision-map': [
        'Người dùng thì thích, thu mua đòi rẻ hơn, còn giám đốc phải ký.',
        'Có bốn người với bốn mối quan tâm khác nhau.',
        'Tôi sớm tìm ra ai quyết định và ai có thể cản.',
        'Tôi vẽ sơ đồ các bên, ai ủng hộ ai chống.',
      ],
      need: [
        'Vấn đề đó làm họ mất khoảng hai ngày mỗi tuần.',
        'Tôi hỏi nếu không thay đổi gì thì sao.',
        'Họ mua vì có quy định mới.',
        'Nhu cầu thật của họ là giảm chi phí vận hành.',
      ],
      'turning-point': [
        'Ngã ngũ lúc họ tự tay dùng thử.',
        'Chúng tôi thua khi sếp mới về mà tôi không có quan hệ.',
        'Bước ngoặt là chuyến đi thăm một khách khác.',
        'Thời điểm quyết định là buổi trình bày với ban giám đốc.',
      ],
      'asked-why': [
        'Sau đó tôi hỏi họ vì sao chọn như vậy.',
        'Họ nói đối thủ trả lời nhanh hơn.',
        'Thua rồi tôi vẫn gọi để biết nguyên do.',
        'Tôi xin phản hồi, rút kinh nghiệm.',
      ],
    },
  },
  'customer-about-to-leave': {
    anchors: {
      '1': 'Giảm giá, hoặc nhận thông báo rồi mới biết.',
      '3': 'Nói chuyện với khách và giải quyết việc trước mắt; không thấy dấu hiệu sớm.',
      '5': 'Thấy dấu hiệu sớm, hiểu nguyên nhân, huy động đồng nghiệp, giữ một lời hứa kiểm chứng được, và đổi điều gì đó cho cả khách khác.',
    },
    facts: {
      sign: [
        'Họ đặt ít đi và không gọi lại nữa.',
        'Hai tháng liền lượng sử dụng giảm.',
        'Bên họ thay người phụ trách và đòi xem hợp đồng.',
        'Dấu hiệu là trả lời chậm, hay than phiền.',
      ],
      'honest-talk': [
        'Tôi đến tận nơi hỏi thẳng có chuyện gì.',
        'Tôi để anh ấy nói hết mà không bào chữa.',
        'Chị ấy bảo cảm thấy bị bỏ rơi.',
        'Tôi ngồi lại lắng nghe, xin lỗi chân thành.',
      ],
      'solved-cause': [
        'Chúng tôi sửa cái lỗi khiến họ bực mấy tháng trời.',
        'Tôi kéo người bên kỹ thuật vào cuộc gọi.',
        'Họ được một đầu mối cố định.',
        'Tôi khắc phục tận gốc, cam kết thời hạn xử lý.',
      ],
      outcome: [
        'Họ ở lại và gia hạn hai năm.',
        'Chúng tôi mất họ, nhưng về sau họ quay lại.',
        'Bây giờ họ còn giới thiệu chúng tôi.',
        'Cuối cùng giữ được khách, ký tiếp hợp đồng.',
      ],
    },
  },
  'first-knew-late': {
    anchors: {
      '1': 'Người khác trễ, hoặc chưa bao giờ trễ.',
      '3': 'Nhận ra kịp và báo người khác; kế hoạch chỉ bị dời.',
      '5': 'Dấu hiệu sớm, báo người bị ảnh hưởng kèm phương án, chủ động cắt phạm vi, từ đó lên kế hoạch khác đi.',
    },
    facts: {
      'early-sign': [
        'Tôi nhận ra khi mốc đầu tiên trượt một tuần.',
        'Nhà cung cấp trả lời lấp lửng.',
        'Hết một phần ba thời gian mà mới xong một phần mười.',
        'Thấy công việc tồn ngày càng nhiều, tiến độ ì.',
      ],
      'told-at-once': [
        'Tôi gọi khách hàng ngay hôm đó.',
        'Tôi báo sếp trước buổi họp.',
        'Tôi không đợi tới kỳ báo cáo sau.',
        'Tôi thông báo liền cho các bên.',
      ],
      options: [
        'Tôi đưa ra ba khả năng: muộn hơn, ít hơn, hoặc thêm người.',
        'Chúng tôi cắt bớt một phần để giữ ngày.',
        'Phần quan trọng nhất vẫn giao đúng hạn.',
        'Tôi đề xuất thu hẹp phạm vi, chia hai đợt.',
      ],
      'plans-differently': [
        'Từ đó tôi lên kế hoạch có chừa dự phòng.',
        'Giờ tôi hỏi chính người làm xem cần bao lâu.',
        'Nay tôi thử chỗ rủi ro nhất trước tiên.',
        'Tôi rút kinh nghiệm, ước lượng dư ra.',
      ],
    },
  },
  'risk-before-others': {
    anchors: {
      '1': 'Một bảng rủi ro chung chung.',
      '3': 'Một rủi ro cụ thể và biện pháp; công sức bỏ ra hoặc phản ứng của người khác bỏ ngỏ.',
      '5': 'Lý do nghi ngờ, cân công sức với thiệt hại, thuyết phục được người khác, hành động kịp lúc, trung thực về kết quả kể cả khi báo động nhầm.',
    },
    facts: {
      suspicion: [
        'Tôi từng gặp y như vậy ở một dự án trước.',
        'Tôi nghi vì mọi thứ chỉ một người biết.',
        'Ngày giao phụ thuộc vào đúng một nhà cung cấp.',
        'Tôi thấy bất an vì chưa ai kiểm chứng chỗ đó.',
      ],
      action: [
        'Tôi tìm sẵn một nhà cung cấp thứ hai.',
        'Chúng tôi thử phần khó trước.',
        'Tôi cho thêm một bạn học việc đó.',
        'Tôi lập phương án dự phòng, sao lưu trước.',
      ],
      'convinced-others': [
        'Lúc đầu chẳng ai muốn nghe.',
        'Tôi tính ra chúng tôi sẽ thiệt hại bao nhiêu.',
        'Tôi xin hai ngày để kiểm tra.',
        'Tôi đem số liệu thuyết phục sếp.',
      ],
      outcome: [
        'Nó xảy ra thật và chúng tôi đã sẵn sàng.',
        'Nó không xảy ra, nhưng làm lại tôi vẫn thế.',
        'Nhờ vậy tiết kiệm được khoảng một tháng.',
        'Rốt cuộc dự án không bị gián đoạn.',
      ],
    },
  },
  'works-without-you': {
    anchors: {
      '1': 'Viết một tài liệu, hoặc đến nay vẫn bị gọi.',
      '3': 'Có đào tạo và tài liệu; không ai kiểm tra có chạy được không.',
      '5': 'Chỉ định người nhận sớm, để họ tự làm khi mình còn đó, viết ghi chú ngắn cho tình huống thật, và vài tháng sau xem lại.',
    },
    facts: {
      'owner-early': [
        'Người tiếp nhận có mặt ngay từ đầu.',
        'Đã rõ ai sẽ nhận bàn giao.',
        'Tôi sớm tìm một bạn muốn đảm nhận.',
        'Tôi chỉ định chủ quản, phân vai rõ.',
      ],
      'let-them-do': [
        'Mấy tuần cuối chị ấy làm, tôi chỉ đứng xem.',
        'Hai lần làm chung, sau đó anh ấy làm một mình.',
        'Tôi nghỉ phép để thử.',
        'Tôi để họ tự xử lý, bí mới hỏi tôi.',
      ],
      'short-notes': [
        'Tôi viết hai trang cho các trường hợp hay gặp nhất.',
        'Có một danh sách kiểm kèm hình.',
        'Trong ghi chú có nói khi trục trặc thì phải làm sao.',
        'Tôi soạn hướng dẫn ngắn gọn, quay video.',
      ],
      'looked-again': [
        'Ba tháng sau tôi gọi hỏi thăm.',
        'Tôi đi rồi mà nó vẫn chạy ổn định.',
        'Họ đã chỉnh lại cho hợp với mình, đó là dấu hiệu tốt.',
        'Nửa năm sau tôi ghé xem còn dùng ổn không.',
      ],
    },
  },
  'hard-to-fill': {
    anchors: {
      '1': 'Đăng thêm tin tuyển dụng.',
      '3': 'Kênh khác hoặc bài đăng khác và có chút kết quả; yêu cầu và cách chọn giữ nguyên.',
      '5': 'Đặt lại câu hỏi về yêu cầu, đổi cách tìm và cách chọn có lý do, câu hỏi như nhau cho mọi người, có con số, và xem người được tuyển làm ra sao.',
    },
    facts: {
      'questioned-requirements': [
        'Tôi hỏi phòng ban ngày đầu tiên thật sự cần biết gì.',
        'Chúng tôi bỏ điều kiện bằng cấp.',
        'Nửa danh sách yêu cầu chỉ là có thì tốt.',
        'Tôi rà lại tiêu chí, cái nào bắt buộc cái nào không.',
      ],
      'new-ways': [
        'Tôi chủ động nhắn tin trực tiếp cho ứng viên.',
        'Nhân viên giới thiệu người quen.',
        'Chúng tôi viết lại tin đăng, nói rõ công việc.',
        'Tôi mở kênh mới, vào hội nhóm chuyên ngành.',
      ],
      'fair-selection': [
        'Ai cũng được hỏi cùng câu và làm cùng bài ngắn.',
        'Chúng tôi thống nhất trước thế nào là câu trả lời tốt.',
        'Hai người chấm độc lập.',
        'Tôi dùng bảng điểm chung để công bằng.',
      ],
      result: [
        'Sau sáu tuần thì tuyển được.',
        'Số hồ sơ phù hợp tăng gấp đôi.',
        'Chị ấy vẫn còn làm và nay là trưởng nhóm.',
        'Bạn đó qua thử việc, làm tốt.',
      ],
    },
  },
  'wrong-payslip': {
    anchors: {
      '1': 'Chỉ sang hệ thống, bên thuế hoặc tháng sau.',
      '3': 'Kiểm tra và sửa; không xem nguyên nhân và những người khác bị ảnh hưởng.',
      '5': 'Lắng nghe, đối chiếu giấy tờ và quy định, nói hạn chót, sửa có dấu vết, tìm người khác cũng bị, bịt nguyên nhân và giữ kín thông tin.',
    },
    facts: {
      'takes-seriously': [
        'Trước hết tôi lắng nghe và xin lỗi vì sai sót.',
        'Chuyện tiền bạc nhạy cảm nên tôi dành thời gian ngay.',
        'Tôi giải thích những gì thấy trên phiếu.',
        'Tôi mời ngồi, trấn an, giữ kín chuyện lương.',
      ],
      'checks-documents': [
        'Tôi đối chiếu với hợp đồng và bảng chấm công.',
        'Tôi tra quy định trong thỏa ước, luật lao động.',
        'Tôi kiểm lại số liệu nhập tháng trước.',
        'Tôi tính lại từng khoản bảo hiểm, thuế, phụ cấp.',
      ],
      'clear-date': [
        'Tôi nói khi nào sửa xong.',
        'Nếu gấp thì cho tạm ứng.',
        'Xong là tôi gọi báo liền.',
        'Tôi hẹn ngày chuyển khoản bù phần thiếu.',
      ],
      'others-affected': [
        'Tôi xem những người khác có bị lỗi giống vậy không.',
        'Ai đổi ca cũng bị dính.',
        'Tôi lọc hết các trường hợp tương tự.',
        'Tôi rà cả phòng coi còn ai thiếu.',
      ],
      'closes-cause': [
        'Biểu mẫu được sửa để không thể bỏ sót ngày.',
        'Từ đó có người thứ hai soát các thay đổi.',
        'Chúng tôi thêm một bước kiểm trước khi chạy lương.',
        'Tôi cập nhật công thức để không tái diễn.',
      ],
    },
  },
  'five-want-something': {
    anchors: {
      '1': 'Lần lượt từng người, hoặc ai giục dữ nhất.',
      '3': 'Sắp theo độ gấp; người phải chờ không được báo gì.',
      '5': 'Hỏi hạn thật, biết điều gì phụ thuộc vào nó, báo cho người ta khi nào có, để danh sách ai cũng thấy, và từ chối khi cần.',
    },
    facts: {
      'asks-real-date': [
        'Tôi hỏi thật sự khi nào mới cần.',
        'Nhiều khi nói gấp hóa ra là đến mai.',
        'Tôi tìm hiểu việc gì phụ thuộc vào nó.',
        'Tôi hỏi hạn chót chính xác của mỗi việc.',
      ],
      'tells-waiting': [
        'Tôi báo mấy người kia bao giờ có.',
        'Không ai bị bỏ lửng, ai cũng được trả lời.',
        'Tôi nhắn ngắn gọn là ba giờ chiều mới xong.',
        'Tôi hẹn lại giờ, xin họ thông cảm.',
      ],
      list: [
        'Tôi có một danh sách, sáng nào cũng sắp lại.',
        'Cái gì đưa tới tôi ghi xuống ngay.',
        'Nhìn lịch là biết việc nào cố định.',
        'Tôi dùng bảng công việc để khỏi sót.',
      ],
      'asks-when-clash': [
        'Hai sếp cùng muốn một giờ thì tôi nhờ họ tự thống nhất.',
        'Tôi nói với chị là chỉ làm được một trong hai.',
        'Tôi nhờ đồng nghiệp đỡ một tay.',
        'Trùng nhau thì tôi xin cấp trên quyết ưu tiên.',
      ],
    },
  },
  'able-afterwards': {
    anchors: {
      '1': 'Nội dung và slide; mọi người hài lòng.',
      '3': 'Có mục tiêu và vài bài tập; đánh giá hiệu quả bằng cảm nhận.',
      '5': 'Mục tiêu là điều người học làm được, thực hành với tình huống thật, kiểm tra ngay và về sau, nhờ đó mà chỉnh sửa.',
    },
    facts: {
      'goal-as-ability': [
        'Cuối khóa họ phải tự viết được một đơn hàng.',
        'Mục tiêu là giao tiếp được một đoạn đơn giản.',
        'Tôi viết ra họ phải có khả năng gì, chứ không phải tôi muốn nói gì.',
        'Đầu ra đặt rõ là tự thao tác trên máy.',
      ],
      practice: [
        'Phần lớn thời gian là họ tự luyện tập.',
        'Chúng tôi giải tình huống lấy từ công việc của họ.',
        'Mỗi học viên phải làm một lần trước cả nhóm.',
        'Tôi cho thực hành, đóng vai.',
      ],
      checked: [
        'Kết thúc có một bài nhỏ tự làm không ai giúp.',
        'Bốn tuần sau tôi hỏi quản lý xem có gì thay đổi.',
        'Tôi so bài kiểm tra trước và sau.',
        'Tôi cho thi cuối khóa, chấm điểm.',
      ],
      adapted: [
        'Tôi thấy phần hai nhanh quá nên tách ra.',
        'Nhóm sau tôi bỏ nửa số slide.',
        'Ai nhanh hơn thì nhận bài khó hơn.',
        'Tôi chỉnh giáo án theo góp ý của lớp.',
      ],
    },
  },
};
