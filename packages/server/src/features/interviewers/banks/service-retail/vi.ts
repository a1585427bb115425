import type { BankTexts } from '../bank.ts';

export const texts: BankTexts = {
  competencies: {
    customers: 'Tiếp khách',
    complaints: 'Xử lý khiếu nại',
    selling: 'Bán hàng',
    'shop-floor': 'Hàng hóa, quầy thu ngân và an toàn',
    hospitality: 'Nhà hàng và khách sạn',
    logistics: 'Vận chuyển và kho',
    trade: 'Tay nghề và kỹ thuật',
    care: 'Chăm sóc con người',
  },
  questions: {
    'silent-customer': {
      text: 'Một người khách đứng đó, không nói gì và trông hơi lúng túng. Trong phút đầu tiên bạn làm gì?',
      purpose: 'Cho thấy cách ứng viên quan sát khách và mở lời.',
      followUps: {
        'too-short': 'Câu đầu tiên bạn nói là gì?',
        'no-example': 'Lần gần nhất bạn gặp một người như vậy là khi nào?',
        'no-result': 'Rồi sau đó câu chuyện tiếp diễn thế nào?',
      },
    },
    'more-than-the-rules': {
      text: 'Bạn kể về một người khách mà bạn đã làm cho họ nhiều hơn mức phải làm. Vì sao bạn làm vậy, và kết quả ra sao?',
      purpose: 'Cho thấy sự quan tâm thật đến khách, có chừng mực.',
      followUps: {
        'too-short': 'Người đó cần gì, và nhờ đâu bạn nhận ra?',
        'no-example': 'Chuyện nhỏ cũng được. Bạn nhớ đến người khách nào?',
        'no-result': 'Khách phản ứng thế nào, còn quản lý của bạn thì sao?',
        'no-own-part': 'Trong chuyện đó, chính bạn đã làm gì?',
      },
    },
    'alone-and-three-waiting': {
      text: 'Bạn đứng quầy một mình, ba khách đang chờ, và điện thoại reo. Bạn làm gì, và nói gì với ai?',
      purpose: 'Cho thấy sự ngăn nắp, cách cư xử và bình tĩnh lúc đông khách.',
      followUps: {
        'too-short': 'Bạn nói gì với người thứ hai trong hàng?',
        'no-example': 'Lần gần nhất bạn rơi vào cảnh đó là khi nào?',
        'no-result': 'Có ai bỏ đi không? Nếu là hôm nay, bạn sẽ làm khác thế nào?',
      },
    },
    'customer-out-of-sight': {
      text: 'Bạn nhớ lại một người khách gọi điện hoặc nhắn tin mà vấn đề của họ rất khó hiểu. Bạn đã làm thế nào để hiểu cho ra?',
      withTool:
        'Bạn nhớ lại một người khách gửi vấn đề đến qua {tool} mà nghe rất khó hiểu. Bạn đã làm thế nào để hiểu cho ra?',
      purpose: 'Cho thấy cách lắng nghe và hỏi khi không nhìn thấy khách.',
      followUps: {
        'too-short': 'Câu hỏi nào của bạn đã mở ra lời giải?',
        'no-example': 'Bạn lấy một cuộc gọi hoặc một tin nhắn còn nhớ.',
        'no-result': 'Cuối cùng có giải quyết được không? Mất bao lâu?',
        'no-own-part': 'Trước khi chuyển cho người khác, bạn đã làm những gì?',
      },
    },
    'angriest-customer': {
      text: 'Bạn kể về người khách giận dữ nhất mà bạn từng tiếp. Câu đầu tiên bạn nói là gì, và kết thúc thế nào?',
      junior:
        'Bạn kể về một người từng rất giận bạn hoặc nhóm của bạn, ở chỗ làm hay nơi khác. Câu đầu tiên bạn nói là gì, và kết thúc thế nào?',
      purpose: 'Cho thấy sự bình tĩnh và cách xử lý khi căng thẳng.',
      followUps: {
        'too-short': 'Trước đó đã xảy ra chuyện gì, và người đó quát bạn câu gì?',
        'no-example': 'Bạn lấy một người mà đến giờ bạn vẫn nhớ.',
        'no-own-part': 'Cho đến khi có người khác tiếp nhận, bạn đã làm gì?',
        'no-result': 'Cuối cùng người đó ra về thế nào?',
      },
    },
    'rules-do-not-allow': {
      text: 'Có người đòi trả lại tiền mà quy định không cho phép. Bạn dẫn dắt cuộc nói chuyện đó thế nào?',
      purpose: 'Cho thấy sự kiên quyết nhưng tôn trọng, và cách dùng quyền quyết định của mình.',
      followUps: {
        'too-short': 'Bạn nói lời từ chối bằng câu nào?',
        'no-example': 'Bạn phải làm vậy khi nào, và chuyện gì?',
        'no-result': 'Khách có chấp nhận không?',
      },
    },
    'third-time-this-month': {
      text: 'Cùng một khiếu nại đến tay bạn lần thứ ba trong tháng. Ngoài việc làm khách nguôi giận, bạn làm gì nữa?',
      purpose: 'Cho thấy khiếu nại có dẫn đến cải thiện hay không.',
      followUps: {
        'too-short': 'Bạn báo cho ai, và mang theo những gì?',
        'no-example': 'Với bạn, đó là khiếu nại về chuyện gì?',
        'claim-without-number': 'Trước đó chuyện này xảy ra bao nhiêu lần, sau đó còn bao nhiêu?',
        'no-result': 'Chuyện đó có chấm dứt không?',
      },
    },
    'before-you-offered': {
      text: 'Bạn nhớ một món bạn đã bán được, hoặc đã thuyết phục được ai mua. Trước khi giới thiệu, bạn tìm hiểu nhu cầu của người đó bằng cách nào?',
      purpose: 'Cho thấy cách bán theo nhu cầu, không ép khách.',
      followUps: {
        'too-short': 'Bạn hỏi câu gì, và người đó trả lời sao?',
        'no-example': 'Bạn lấy một người khách và một món hàng thôi.',
        'no-result': 'Cuối cùng họ mua gì, và có quay lại không?',
        'claim-without-number': 'Đơn đó bao nhiêu tiền, hoặc mười khách thì mấy khách mua của bạn?',
      },
    },
    'after-the-fifth-no': {
      text: 'Bạn chào hàng những người không hề hỏi mua, qua điện thoại hay ngoài đường. Bạn mở lời thế nào, và làm gì sau năm lần bị từ chối liên tiếp?',
      purpose: 'Cho thấy kỹ thuật và sự bền bỉ khi tiếp cận khách lạ.',
      followUps: {
        'too-short': 'Bạn cứ coi tôi là người đó và nói thử hai câu đầu tiên.',
        'no-example': 'Bạn từng làm việc đó ở đâu, và chào mời thứ gì?',
        'claim-without-number': 'Trong một trăm lần tiếp cận, bao nhiêu lần thành công?',
        'no-result': 'Bạn đã thay đổi gì để có nhiều người đồng ý hơn?',
      },
    },
    'below-target': {
      text: 'Hôm nay đã là ngày hai mươi mà bạn còn cách chỉ tiêu khá xa. Bạn thay đổi gì, và dù bị ép đến đâu bạn cũng không làm gì?',
      senior:
        'Hôm nay đã là ngày hai mươi mà nhóm của bạn còn cách chỉ tiêu khá xa. Bạn làm gì với ai, và dù bị ép bạn cũng không để xảy ra điều gì?',
      purpose: 'Cho thấy cách đối mặt với chỉ tiêu mà vẫn ngay thẳng.',
      followUps: {
        'too-short': 'Bạn xem gì trước để biết phần thiếu từ đâu mà ra?',
        'no-example': 'Bạn kể về một tháng như vậy đi.',
        'claim-without-number': 'Chỉ tiêu là bao nhiêu, và cuối tháng bạn đạt bao nhiêu?',
        'no-result': 'Tháng đó kết thúc thế nào?',
      },
    },
    'system-says-twelve': {
      text: 'Hệ thống báo còn mười hai cái, nhưng trên kệ chỉ có chín. Bây giờ bạn làm gì, và tìm nguyên nhân thế nào?',
      purpose: 'Cho thấy sự cẩn thận với hàng tồn và việc truy tìm nguyên nhân.',
      followUps: {
        'too-short': 'Bạn tìm ở đâu trước?',
        'no-example': 'Lần gần nhất bạn gặp chênh lệch như vậy là khi nào, với món gì?',
        'no-result': 'Lý do là gì, và bây giờ làm khác đi thế nào?',
      },
    },
    'till-does-not-balance': {
      text: 'Cuối ca, tiền trong két không khớp với hóa đơn. Bạn làm gì, từng bước một?',
      purpose: 'Cho thấy sự trung thực và cách làm bài bản với tiền.',
      followUps: {
        'too-short': 'Trước khi báo cho ai, bạn làm gì?',
        'no-example': 'Bạn đã gặp chuyện đó chưa? Lệch bao nhiêu?',
        'no-result': 'Cuối cùng có tìm ra không?',
      },
    },
    'could-have-hurt': {
      text: 'Bạn kể về một tình huống ở chỗ làm suýt khiến ai đó bị thương. Bạn nhận thấy gì, và ngay lúc đó bạn đã làm gì?',
      purpose: 'Cho thấy sự cảnh giác và trách nhiệm với an toàn.',
      followUps: {
        'too-short': 'Chuyện gì có thể đã xảy ra, và với ai?',
        'no-example': 'Chuyện nhỏ cũng được: một sợi dây điện, một cái thang, sàn ướt. Bạn nhớ gì?',
        'no-own-part': 'Trước khi có người khác đến, chính bạn đã làm gì?',
        'no-result': 'Sau đó đã thay đổi gì để không lặp lại?',
      },
    },
    'two-do-not-turn-up': {
      text: 'Đúng ngày đông nhất, bạn là trưởng ca mà hai người không đến. Bạn xoay xở thế nào, và nói gì với những người còn lại?',
      purpose: 'Cho thấy cách điều hành ca khi bị dồn việc.',
      followUps: {
        'too-short': 'Trong mười phút đầu, bạn quyết định điều gì?',
        'no-example': 'Bạn gặp chuyện đó khi nào?',
        'no-result': 'Ngày hôm đó kết thúc ra sao, và sau đó bạn làm gì với hai người kia?',
      },
    },
    'full-house-slow-kitchen': {
      text: 'Bàn nào cũng kín, bếp ra món chậm, khách bắt đầu sốt ruột. Bạn làm gì ở các bàn, và nói gì với bếp?',
      purpose: 'Cho thấy sự chu đáo với khách và phối hợp trong giờ cao điểm.',
      followUps: {
        'too-short': 'Bạn nói gì với bàn phải chờ lâu nhất?',
        'no-example': 'Bạn kể về một buổi tối như vậy đi.',
        'no-result': 'Lúc ra về, khách thế nào?',
      },
    },
    'from-delivery-to-plate': {
      text: 'Làm sao bạn chắc rằng món ăn đưa ra là an toàn? Bạn đi qua một ngày bình thường, từ lúc nhận hàng đến khi lên đĩa.',
      purpose: 'Cho thấy vệ sinh đã thành nếp.',
      followUps: {
        'too-short': 'Hàng vừa đến. Trước khi ký nhận, bạn kiểm tra gì?',
        'unclear-term': 'Bạn có nhắc đến làm lạnh hoặc vệ sinh. Ở bao nhiêu độ, bao lâu một lần?',
        'no-example': 'Lần nào bạn đã phải bỏ đồ đi, và vì sao?',
      },
    },
    'not-all-stops': {
      text: 'Bạn đang chạy xe chở đầy hàng thì thấy rõ là không kịp giao hết các điểm. Bạn làm gì, theo thứ tự nào?',
      purpose: 'Cho thấy khả năng phán đoán và sự tin cậy trên đường.',
      followUps: {
        'too-short': 'Bạn gọi cho ai trước?',
        'no-example': 'Bạn kể về một ngày như vậy đi.',
        'no-result': 'Cuối cùng còn mấy điểm chưa giao, và những điểm đó xử lý ra sao?',
      },
    },
    'damaged-or-incomplete': {
      text: 'Một lô hàng đến nơi bị hư hoặc thiếu. Bạn kể từng bước bạn làm cho đến khi khách nhận được đúng hàng.',
      withTool:
        'Một lô hàng đến nơi bị hư hoặc thiếu. Bạn kể từng bước bạn làm, trên {tool} và bên ngoài, cho đến khi khách nhận được đúng hàng.',
      purpose: 'Cho thấy sự ngăn nắp khi xử lý sai sót trong chuỗi giao nhận.',
      followUps: {
        'too-short': 'Lúc tài xế còn đứng đó, bạn làm gì?',
        'no-example': 'Trường hợp nào bạn nhớ nhất?',
        'no-result': 'Khi nào thì khách nhận được hàng?',
        'no-own-part': 'Trong các bước đó, bước nào là của bạn?',
      },
    },
    'machine-stands-still': {
      text: 'Một cái máy hay thiết bị đứng im, và mọi người đang chờ bạn. Bạn tìm chỗ hỏng thế nào? Bạn lấy một lần còn nhớ nhé.',
      purpose: 'Cho thấy cách dò lỗi kỹ thuật có hệ thống.',
      followUps: {
        'too-short': 'Bạn xem gì trước, và loại trừ được điều gì?',
        'no-own-part': 'Phần nào bạn làm một mình?',
        'no-result': 'Cuối cùng hỏng ở đâu, và sửa xong có bền không?',
        'claim-without-number': 'Máy đứng bao lâu?',
      },
    },
    'had-to-be-redone': {
      text: 'Bạn kể về một việc bạn làm rồi phải làm lại. Sai ở đâu, và bây giờ trước khi ra về bạn kiểm tra gì?',
      purpose: 'Cho thấy sự trung thực về việc mình làm và biết rút kinh nghiệm.',
      followUps: {
        'too-short': 'Ai phát hiện ra, và nhờ đâu?',
        'no-own-part': 'Phần lỗi của bạn trong đó là gì?',
        'no-result': 'Từ đó có lặp lại không?',
        'claim-without-number': 'Tốn thêm bao nhiêu thời gian hoặc vật tư?',
      },
    },
    'before-you-reach-in': {
      text: 'Trước khi bắt tay vào một cái máy, một đường điện hay một chiếc xe, bạn làm gì để nó không thể gây thương tích cho bạn hoặc người khác?',
      purpose: 'Cho thấy làm việc an toàn đã thành thói quen.',
      followUps: {
        'too-short': 'Làm sao bạn biết chắc là không còn điện nữa?',
        'no-example': 'Khi nào việc đó đã cứu bạn, hoặc cứu người khác?',
        'unclear-term': 'Bạn nói là khóa lại cho an toàn. Cụ thể tay bạn làm những gì?',
      },
    },
    'does-not-want-it': {
      text: 'Người bạn đang chăm sóc không chịu làm điều cần làm: tắm rửa, ăn uống, uống thuốc. Bạn làm gì?',
      purpose: 'Cho thấy sự tôn trọng quyền tự quyết đi cùng trách nhiệm.',
      followUps: {
        'too-short': 'Bạn nói gì với người đó?',
        'no-example': 'Bạn kể về một người, không cần nêu tên.',
        'no-result': 'Sau đó thế nào, và bạn báo cho ai?',
      },
    },
    'not-as-usual': {
      text: 'Bạn kể về một lần bạn nhận ra người mình chăm sóc không như mọi ngày. Bạn thấy gì, và bạn báo cho ai?',
      purpose: 'Cho thấy khả năng quan sát và báo lại điều quan trọng.',
      followUps: {
        'too-short': 'Cụ thể là khác ở đâu: nét mặt, dáng đi, bữa ăn hay lời nói?',
        'no-own-part': 'Trong lúc chờ người đến giúp, chính bạn đã làm gì?',
        'no-result': 'Cuối cùng là chuyện gì?',
      },
    },
  },
};
