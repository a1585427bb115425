import type { BankTexts } from '../bank.ts';

export const texts: BankTexts = {
  competencies: {
    requirements: 'Hiểu đúng nhu cầu',
    analysis: 'Phân tích',
    stakeholders: 'Làm việc với các bên liên quan',
    finance: 'Tài chính và kiểm soát',
    market: 'Thị trường và khách hàng',
    project: 'Đưa dự án về đích',
    people: 'Nhân sự và hành chính',
  },
  questions: {
    'different-problem': {
      text: 'Bạn kể về một lần người ta nhờ bạn giải quyết một vấn đề, nhưng hóa ra vấn đề thật lại là chuyện khác. Bạn phát hiện ra bằng cách nào?',
      purpose: 'Cho thấy ứng viên có tìm nhu cầu thật phía sau lời yêu cầu hay không.',
      followUps: {
        'too-short': 'Người ta yêu cầu bạn nguyên văn thế nào, và điều thật sự cần là gì?',
        'no-example': 'Bạn nghĩ đến một yêu cầu bất kỳ, lớn hay nhỏ, mà lời mô tả ban đầu chưa nói hết chuyện.',
        'no-own-part': 'Câu hỏi nào của bạn đã làm lộ ra điều đó?',
        'no-result': 'Cuối cùng đã làm hay thay đổi gì, và có giúp được không?',
      },
    },
    'opposite-wishes': {
      text: 'Hai phòng ban muốn hai điều trái ngược từ cùng một quy trình. Làm sao bạn đi đến một phương án cả hai cùng chấp nhận? Bạn lấy một trường hợp còn nhớ nhé.',
      purpose: 'Cho thấy ứng viên gỡ xung đột lợi ích hay chỉ đẩy nó cho người khác.',
      followUps: {
        'too-short': 'Mỗi bên muốn chính xác điều gì, và họ ngại điều gì?',
        'no-own-part': 'Đứng giữa hai bên, bạn đã làm gì?',
        'no-result': 'Hai bên thống nhất thế nào, và có giữ được không?',
      },
    },
    'done-or-not-done': {
      text: 'Bạn lấy một yêu cầu do bạn viết. Bạn viết thế nào để người này làm được, còn người kia biết là đã xong hay chưa?',
      purpose: 'Cho thấy cách viết chính xác, đã được kiểm chứng khi dùng.',
      followUps: {
        'too-short': 'Bạn đọc cho tôi nghe yêu cầu đó, đúng như trên giấy.',
        'no-example': 'Yêu cầu nào cũng được, kể cả một ô nhỏ trên biểu mẫu. Nó viết gì?',
        'no-result': 'Dù vậy, chỗ nào vẫn bị hiểu sai?',
      },
    },
    'process-as-lived': {
      text: 'Bạn nhớ đến một quy trình mà bạn từng ghi lại hoặc cải tiến. Thực tế hằng ngày khác với văn bản ở chỗ nào, và bạn đã làm gì với chỗ khác đó?',
      withTool:
        'Bạn nhớ đến một quy trình mà bạn đã đưa lên {tool}. Thực tế hằng ngày khác với giấy tờ ở chỗ nào, và bạn đã làm gì với chỗ khác đó?',
      purpose: 'Cho thấy ứng viên làm việc với thực tế hay chỉ với sơ đồ.',
      followUps: {
        'too-short': 'Lấy một bước trong quy trình đó. Lẽ ra phải làm gì, và mọi người làm gì?',
        'no-example': 'Đó là quy trình nào, và có những ai tham gia?',
        'claim-without-number': 'Trước và sau, mất bao lâu hoặc sai bao nhiêu lần?',
        'no-result': 'Nửa năm sau, phần cải tiến của bạn ra sao?',
      },
    },
    'analysis-changed-decision': {
      text: 'Bạn kể về một phân tích của bạn đã làm thay đổi một quyết định. Bạn có dữ liệu gì, và bạn chắc chắn đến mức nào?',
      withTool:
        'Bạn kể về một phân tích bạn làm bằng {tool} đã làm thay đổi một quyết định. Bạn có dữ liệu gì, và bạn chắc chắn đến mức nào?',
      junior:
        'Bạn kể về một phân tích bạn từng làm, khi đi làm hay đi học. Câu hỏi đặt ra là gì, bạn dùng dữ liệu nào, và rút ra được gì?',
      purpose: 'Cho thấy phân tích có phục vụ quyết định và ứng viên có biết giới hạn của nó.',
      followUps: {
        'too-short': 'Nói trong một câu, bạn muốn trả lời câu hỏi gì?',
        'no-own-part': 'Phần nào của phân tích do chính bạn làm?',
        'no-result': 'Nhờ nó mà người ta quyết định gì, và có đúng không?',
        'claim-without-number': 'Con số nào đã thuyết phục được mọi người?',
      },
    },
    'figures-do-not-agree': {
      text: 'Số liệu người ta đưa cho bạn không khớp nhau, mà sáng mai đã phải trình bày. Tối nay bạn làm gì?',
      purpose: 'Cho thấy sự cẩn thận và trung thực khi gấp rút.',
      followUps: {
        'too-short': 'Bạn xem chỗ nào trước, và gọi cho ai?',
        'no-example': 'Bạn đã gặp chuyện đó chưa? Tối hôm ấy diễn ra thế nào?',
        'no-result': 'Sáng hôm sau bạn trình bày những gì?',
      },
    },
    'figure-changed-behaviour': {
      text: 'Bạn nêu một chỉ số do bạn đưa vào hoặc thay đổi. Vì nó mà mọi người làm khác đi thế nào, theo hướng bạn muốn hoặc không muốn?',
      purpose: 'Cho thấy ứng viên hiểu việc đo lường tác động đến con người ra sao.',
      followUps: {
        'too-short': 'Chỉ số đó tính thế nào, và ai nhìn thấy nó?',
        'unclear-term': 'Cụ thể thì cái gì được tính vào chỉ số đó, cái gì không?',
        'no-result': 'Bây giờ chỉ số đó còn được dùng không? Nó ra sao rồi?',
        'claim-without-number': 'Lúc đầu nó ở mức nào, và sau đó là bao nhiêu?',
      },
    },
    'no-to-someone-important': {
      text: 'Lần nào bạn phải nói với một người quan trọng rằng họ không thể có điều họ muốn? Bạn đã nói thế nào?',
      purpose: 'Cho thấy bản lĩnh và sự khéo léo trước người có quyền.',
      followUps: {
        'too-short': 'Bạn nói câu gì, theo trí nhớ của bạn, và họ đáp lại ra sao?',
        'no-example': 'Không nhất thiết phải là giám đốc. Đó là ai, và họ muốn gì?',
        'no-result': 'Sau đó quan hệ giữa hai người thế nào?',
      },
    },
    'old-way-new-way': {
      text: 'Mọi người quen cách cũ và không muốn cách mới. Bạn đã làm thế nào để một nhóm như vậy đi theo, và ai đến cuối vẫn không theo?',
      purpose: 'Cho thấy kinh nghiệm thật khi đưa cái mới vào.',
      followUps: {
        'too-short': 'Lấy người phản đối mạnh nhất. Lý do của họ là gì?',
        'no-example': 'Lúc đó đưa vào cái gì, và cho bao nhiêu người?',
        'no-own-part': 'Phần của bạn trong việc đó là gì?',
        'claim-without-number': 'Sau một tháng có bao nhiêu người dùng, và sau nửa năm thì sao?',
      },
    },
    'complicated-made-simple': {
      text: 'Bạn giải thích cho tôi việc phức tạp nhất bạn làm trong năm qua, như nói với một người ngoài ngành. Vì sao việc đó quan trọng?',
      purpose: 'Cho thấy ứng viên có nói rõ được vấn đề và chọn được điều chính yếu.',
      followUps: {
        'too-short': 'Nếu không ai làm việc đó thì chuyện gì đã xảy ra?',
        'unclear-term': 'Có một từ người ngoài sẽ chưa biết. Bạn nói lại cách khác được không?',
        'no-own-part': 'Còn phần nào trong đó là của bạn?',
      },
    },
    'account-does-not-reconcile': {
      text: 'Còn hai ngày nữa là khóa sổ tháng mà có một tài khoản không khớp. Bạn xử lý thế nào, và lúc nào bạn báo cho ai?',
      withTool:
        'Còn hai ngày nữa là khóa sổ tháng mà có một tài khoản trên {tool} không khớp. Bạn xử lý thế nào, và lúc nào bạn báo cho ai?',
      purpose: 'Cho thấy phương pháp và sự minh bạch trong kế toán.',
      followUps: {
        'too-short': 'Bạn in bảng nào ra đầu tiên, và đối chiếu nó với cái gì?',
        'no-example': 'Lần gần nhất bạn gặp chuyện đó là ở tài khoản nào?',
        'no-result': 'Nguyên nhân là gì, và bạn đã sửa gì để không lặp lại?',
        'claim-without-number': 'Từ bao nhiêu tiền trở lên thì bạn coi chênh lệch là trọng yếu?',
      },
    },
    'eight-percent-over': {
      text: 'Chi phí vượt kế hoạch tám phần trăm. Bạn tìm nguyên nhân thế nào, và bạn mang gì đến cho người chịu trách nhiệm ngân sách?',
      purpose: 'Cho thấy phân tích chênh lệch có dẫn đến quyết định hay không.',
      followUps: {
        'too-short': 'Bạn tách tám phần trăm đó thế nào? Bạn nêu hai phần đầu tiên.',
        'no-example': 'Lấy một lần vượt chi bạn thật sự phải giải trình. Đó là lần nào?',
        'no-result': 'Nhờ phân tích của bạn mà người ta đã làm gì?',
        'claim-without-number': 'Phần nào chiếm bao nhiêu trong tám phần trăm đó?',
      },
    },
    'weakest-assumption': {
      text: 'Bạn nhớ lại một bài tính để ra quyết định, về đầu tư, giá bán hay một gói dịch vụ mới. Giả định nào yếu nhất, và bạn đã trình bày nó thế nào?',
      purpose: 'Cho thấy sự trung thực về điều chưa chắc trong tính toán.',
      followUps: {
        'too-short': 'Nếu giả định đó sai một phần ba thì kết quả ra sao?',
        'no-example': 'Một bài tính nhỏ cũng được, khi đi làm hay đi học. Cần quyết định điều gì?',
        'claim-without-number': 'Bạn giả định những giá trị nào, và lấy chúng từ đâu?',
        'no-result': 'So với bài tính của bạn, thực tế thế nào?',
      },
    },
    'wrong-and-unnoticed': {
      text: 'Trong quy trình nào của bạn, tiền, dữ liệu hay một thời hạn có thể lạc mất mà không ai hay, và bạn đã đặt chốt kiểm soát gì ở đó?',
      purpose: 'Cho thấy con mắt nhìn rủi ro và những chốt kiểm soát dùng được trong thực tế.',
      followUps: {
        'too-short': 'Ai có thể đã làm gì, và ai sẽ nhìn thấy?',
        'no-example': 'Quy trình nào có tiền hoặc thời hạn cũng được. Chỗ yếu của nó ở đâu?',
        'no-result': 'Chốt kiểm soát đó đã bắt được gì chưa?',
      },
    },
    'campaign-that-worked': {
      text: 'Bạn lấy một chiến dịch hoặc một nội dung bạn phụ trách. Nó dành cho ai, tốn bao nhiêu, và làm sao bạn biết nó có hiệu quả?',
      withTool:
        'Bạn lấy một việc đã làm với {tool} để tiếp cận khách hàng. Nó dành cho ai, tốn bao nhiêu, và làm sao bạn biết nó có hiệu quả?',
      purpose: 'Cho thấy ứng viên làm tiếp thị xuất phát từ người xem và hiệu quả hay không.',
      followUps: {
        'too-short': 'Bạn tả một người mà nó nhắm đến. Xem xong, người đó cần làm gì?',
        'no-own-part': 'Phần nào bạn tự làm, phần nào do đơn vị bên ngoài hay đồng nghiệp làm?',
        'claim-without-number': 'Tính ra, một khách tiềm năng hay một đơn hàng tốn bao nhiêu?',
        'no-result': 'Sau những kết quả đầu tiên, bạn đã thay đổi gì?',
      },
    },
    'what-customers-wanted': {
      text: 'Lần gần nhất bạn phát hiện ra một điều về khách hàng khiến công ty bất ngờ là khi nào? Bạn tìm ra bằng cách nào, và người ta đã làm gì với nó?',
      purpose: 'Cho thấy ứng viên có tìm hiểu khách hàng và đối thủ tận nơi hay không.',
      followUps: {
        'too-short': 'Trước đó công ty vẫn tin điều gì?',
        'no-own-part': 'Bạn có tự nói chuyện với khách không? Bao nhiêu người?',
        'no-result': 'Nhờ đó đã thay đổi gì, ở sản phẩm, ở giá hay ở lời quảng bá?',
        'unclear-term': 'Bạn nói khách hàng: cụ thể là những ai?',
      },
    },
    'deal-with-many-heads': {
      text: 'Bạn kể từng bước một thương vụ thành hoặc không thành mà bên kia cần nhiều người cùng đồng ý. Chuyện được quyết định ở thời điểm nào?',
      junior:
        'Bạn kể về một lần phải thuyết phục nhiều người về một việc, mỗi người có một lý do riêng. Bạn đã làm thế nào?',
      purpose: 'Cho thấy cách bán hàng nhắm vào con người và quyết định, cùng sự phân tích trung thực.',
      followUps: {
        'too-short': 'Bên kia có những ai, và mỗi người muốn gì?',
        'no-own-part': 'Vào lúc quyết định, chính bạn đã làm gì?',
        'claim-without-number': 'Thương vụ lớn cỡ nào, và kéo dài bao lâu?',
        'no-result': 'Nếu gặp lại thương vụ đó hôm nay, bạn sẽ làm gì khác?',
      },
    },
    'customer-about-to-leave': {
      text: 'Bạn kể về một khách hàng hoặc đối tác sắp bỏ đi. Dấu hiệu đầu tiên là gì, và bạn đã làm gì?',
      purpose: 'Cho thấy sự quan tâm đến khách cũ và xử lý tận gốc.',
      followUps: {
        'too-short': 'Bạn nhận ra điều gì trước: một câu nói, một con số hay sự im lặng?',
        'no-own-part': 'Bạn làm gì, và những người khác làm gì?',
        'no-result': 'Họ có ở lại không? Được bao lâu?',
        'claim-without-number': 'Khách này đem lại bao nhiêu doanh số hoặc đơn hàng?',
      },
    },
    'first-knew-late': {
      text: 'Bạn lấy một dự án cuối cùng bị trễ. Bạn biết điều đó lần đầu khi nào, và ngày hôm đó bạn đã làm gì?',
      junior:
        'Bạn nhớ lại một việc hay một dự án, khi đi làm hoặc đi học, kéo dài hơn dự tính. Bạn nhận ra lúc nào, và khi đó bạn làm gì?',
      purpose: 'Cho thấy ứng viên thấy và báo tin xấu sớm đến đâu.',
      followUps: {
        'too-short': 'Dấu hiệu là gì? Còn ai thấy nữa?',
        'no-own-part': 'Bạn có phụ trách dự án không? Phần nào nằm trong tay bạn?',
        'no-result': 'Cuối cùng trễ bao lâu, và người đang chờ bị ảnh hưởng gì?',
        'claim-without-number': 'Kế hoạch là bao lâu, và thực tế mất bao lâu?',
      },
    },
    'risk-before-others': {
      text: 'Trong một dự án, bạn đã thấy rủi ro nào trước những người khác? Bạn làm gì với nó, và việc đó khiến bạn mất gì?',
      purpose: 'Cho thấy tầm nhìn xa và sự dám bỏ công sức vì nó.',
      followUps: {
        'too-short': 'Điều gì khiến bạn nghi ngờ?',
        'no-result': 'Rủi ro đó có xảy ra không? Kết cục thế nào?',
        'no-own-part': 'Ngoài việc ghi vào danh sách, bạn còn làm gì?',
        'claim-without-number': 'Bạn nghĩ khả năng xảy ra là bao nhiêu, và nếu xảy ra thì tệ đến đâu?',
      },
    },
    'works-without-you': {
      text: 'Bạn nghĩ đến một thứ bạn đã đưa vào hoặc làm ra. Bạn bàn giao thế nào để nửa năm sau không có bạn nó vẫn chạy?',
      purpose: 'Cho thấy ứng viên có nghĩ xa hơn ngày kết thúc dự án.',
      followUps: {
        'too-short': 'Ai tiếp nhận, và lúc bạn rời đi người đó làm được gì?',
        'no-example': 'Một bảng tính hay một nếp làm việc cũng được. Đó là gì?',
        'no-result': 'Làm sao bạn biết hôm nay nó vẫn còn chạy tốt?',
      },
    },
    'hard-to-fill': {
      text: 'Bạn kể về một vị trí rất khó tuyển. Bạn đã thay đổi gì trong cách tìm hoặc cách chọn, và có hiệu quả không?',
      purpose: 'Cho thấy cách tuyển dụng dựa trên dữ kiện, công bằng và cùng với bộ phận cần người.',
      followUps: {
        'too-short': 'Bộ phận cần người muốn gì, và thị trường có gì?',
        'no-own-part': 'Trong đó, ý tưởng của bạn là gì?',
        'claim-without-number': 'Trước và sau có bao nhiêu người nộp hồ sơ, và mất bao lâu?',
        'no-result': 'Người được tuyển bây giờ còn làm ở đó không?',
      },
    },
    'wrong-payslip': {
      text: 'Một phiếu lương hoặc hợp đồng bị sai, và người trong cuộc đang đứng trước bàn bạn. Bạn xử lý thế nào, ngay lúc đó và về sau?',
      purpose: 'Cho thấy sự cẩn thận, hiểu luật và cách cư xử với nhân viên.',
      followUps: {
        'too-short': 'Trong phút đầu tiên, bạn nói gì với người đó?',
        'no-example': 'Sai sót kiểu đó gần đây nhất trên bàn bạn là gì?',
        'no-result': 'Bạn đã sửa gì để người tiếp theo không gặp phải?',
      },
    },
    'five-want-something': {
      text: 'Bạn nhớ một ngày có năm người cùng lúc cần bạn làm giúp việc gì đó. Bạn chọn việc nào trước ra sao, và ai phải chờ?',
      purpose: 'Cho thấy sự ngăn nắp và cách cư xử trong việc văn phòng nhiều đầu mối.',
      followUps: {
        'too-short': 'Năm người đó là ai, và mỗi người cần gì?',
        'no-result': 'Cuối ngày còn lại việc gì chưa xong?',
        'no-example': 'Lấy tuần trước, hoặc một ngày nào đó bạn còn nhớ.',
      },
    },
    'able-afterwards': {
      text: 'Bạn lấy một khóa học, một buổi dạy hay tài liệu của bạn. Sau đó học viên làm được điều gì trước đây chưa làm được, và nhờ đâu bạn biết?',
      purpose: 'Cho thấy ứng viên có đánh giá việc dạy qua điều người học làm được.',
      followUps: {
        'too-short': 'Lấy một người trong nhóm. Sau đó người ấy khác đi ở đâu?',
        'no-own-part': 'Phần nào trong đó do bạn tự soạn?',
        'claim-without-number': 'Có bao nhiêu người học, và cuối cùng bao nhiêu người làm được?',
        'no-result': 'Lần sau bạn đã thay đổi gì?',
      },
    },
  },
};
