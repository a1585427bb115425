import type { BankTexts } from '../bank.ts';

export const texts: BankTexts = {
  competencies: {
    experience: 'Kinh nghiệm với công việc này',
    ownership: 'Tinh thần trách nhiệm',
    cooperation: 'Phối hợp với người khác',
    learning: 'Khả năng học hỏi',
    judgement: 'Khả năng phán đoán',
  },
  questions: {
    'nearest-work': {
      text: 'Ta bắt đầu từ chuyện dễ nhé. Trong tất cả những gì bạn từng làm, lúc đi làm, đi học hay ở nơi khác, việc nào gần với vị trí này nhất, và phần của bạn trong đó là gì?',
      purpose: 'Mở đầu nhẹ nhàng, cho thấy kinh nghiệm và công việc gặp nhau ở đâu.',
      followUps: {
        'too-short': 'Một ngày bình thường ở đó diễn ra thế nào?',
        'no-own-part': 'Phần nào trong đó do chính tay bạn làm?',
        'no-example': 'Bạn chọn một quãng thời gian, một nơi thôi. Ở đó bạn đã làm gì?',
      },
    },
    'duty-last-time': {
      text: 'Bản mô tả công việc có nhiệm vụ này: “{duty}”. Bạn kể cho tôi nghe lần gần nhất bạn làm việc đó, hoặc một việc gần giống, từ đầu đến cuối.',
      junior:
        'Bản mô tả công việc có nhiệm vụ này: “{duty}”. Bạn từng làm việc gì gần giống ở đâu, dù chỉ ở quy mô nhỏ, và bạn đã bắt tay vào thế nào?',
      purpose: 'Tìm kinh nghiệm thật với một nhiệm vụ của chính vị trí này.',
      followUps: {
        'too-short': 'Lúc đầu tình hình ra sao, và bước đầu tiên của bạn là gì?',
        'no-own-part': 'Trong các bước đó, bước nào do bạn tự làm?',
        'no-result': 'Cuối cùng có được gì, và ai là người được nhờ?',
        'claim-without-number': 'Việc đó lớn cỡ nào, và mất bao lâu?',
      },
    },
    'duty-goes-wrong': {
      text: 'Công việc này còn có phần: “{duty}”. Loại việc này thường hỏng ở chỗ nào, và nhờ đâu bạn nhận ra sớm?',
      purpose: 'Người thạo việc biết việc đó hay hỏng ở đâu.',
      followUps: {
        'too-short': 'Lấy lỗi hay gặp nhất đi. Dấu hiệu đầu tiên của nó là gì?',
        'no-example': 'Lần gần nhất bạn thấy chuyện đó xảy ra là khi nào?',
        'no-result': 'Bạn đã xử lý thế nào, và có hiệu quả không?',
      },
    },
    'duty-done-well': {
      text: 'Trong đó còn ghi: “{duty}”. Nhìn vào đâu bạn biết việc này được làm thật tốt, chứ không chỉ là làm cho xong?',
      purpose: 'Cho thấy tiêu chuẩn riêng của ứng viên đối với công việc này.',
      followUps: {
        'too-short': 'Giả sử hai người cùng làm, một người làm tốt, một người làm tàm tạm. Bạn thấy khác nhau ở đâu?',
        'no-example': 'Bạn chọn một việc bạn từng làm thật tốt. Điều gì khiến nó tốt?',
        'unclear-term': 'Bạn vừa nói tốt hay gọn gàng. Tôi nhìn vào đâu thì thấy được điều đó?',
      },
    },
    'requirement-in-use': {
      text: 'Bản mô tả công việc yêu cầu: “{requirement}”. Lần gần nhất bạn cần đến điều đó là ở đâu, và bạn đã làm gì với nó?',
      purpose: 'Tìm việc dùng kỹ năng trong thực tế, không chỉ nhắc tên.',
      followUps: {
        'too-short': 'Bạn tả cho tôi một ngày mà bạn phải dùng đến nó.',
        'no-own-part': 'Ở đó, chính bạn đã làm gì?',
        'no-result': 'Việc đó ra được kết quả gì?',
        'unclear-term': 'Trong công việc hằng ngày, bạn hiểu từ đó là gì?',
      },
    },
    'tool-in-your-hands': {
      text: 'Ở đây bạn sẽ làm việc với {tool}. Chính bạn đã dùng nó làm những gì, và nó từng gây khó cho bạn ở chỗ nào?',
      purpose: 'Phân biệt người dùng thật với người chỉ nghe nói.',
      followUps: {
        'too-short': 'Việc gần đây nhất bạn làm với nó là gì?',
        'no-example': 'Bạn chọn một việc đã giải quyết được nhờ nó. Đó là việc gì?',
        'no-own-part': 'Ai đã cài đặt nó, và phần bạn làm trên đó là gì?',
        'no-result': 'Bạn đã vượt qua chỗ khó đó bằng cách nào?',
      },
    },
    'first-four-weeks': {
      text: 'Bạn thử hình dung bốn tuần đầu tiên ở đây. Bạn muốn hiểu điều gì trước, và bạn sẽ hỏi ai?',
      purpose: 'Cho thấy cách ứng viên bước vào một nơi làm việc mới.',
      followUps: {
        'too-short': 'Sáng đầu tiên đi làm, câu hỏi đầu tiên của bạn sẽ là gì?',
        'no-example': 'Ở nơi làm việc mới gần đây nhất, bạn đã bắt đầu như thế nào?',
      },
    },
    'your-mistake': {
      text: 'Bạn kể cho tôi nghe một sai sót của bạn mà người khác phải chịu hậu quả. Khi nhận ra, bạn đã làm gì, và từ đó có gì khác đi?',
      purpose: 'Cho thấy sự trung thực và tinh thần trách nhiệm.',
      followUps: {
        'too-short': 'Ai bị ảnh hưởng, và họ biết chuyện bằng cách nào?',
        'no-own-part': 'Cụ thể thì phần lỗi của bạn là gì?',
        'no-result': 'Rốt cuộc những người bị ảnh hưởng thì sao?',
        'no-example': 'Chuyện lâu rồi hay chuyện nhỏ cũng được. Bạn nhớ đến sai sót nào?',
      },
    },
    'all-due-at-once': {
      text: 'Bạn nhớ lại một tuần mà việc gì cũng đến hạn cùng lúc. Bạn đã gác lại việc nào, và dựa vào đâu để quyết định?',
      purpose: 'Cho thấy cách ứng viên đặt thứ tự ưu tiên khi không thể làm hết.',
      followUps: {
        'too-short': 'Trong danh sách có những gì, và bạn gạch bỏ việc nào trước?',
        'no-example': 'Đó là tuần nào?',
        'no-result': 'Những việc bị gác lại sau đó ra sao?',
        'no-own-part': 'Điều gì bạn tự quyết, điều gì người khác quyết thay bạn?',
      },
    },
    'hard-to-work-with': {
      text: 'Bạn nghĩ đến một người mà bạn thấy khó làm việc cùng. Phần do bạn trong chuyện đó là gì, và làm sao công việc vẫn xong?',
      purpose: 'Cho thấy khả năng tự nhìn lại mình và làm việc với nhiều kiểu người.',
      followUps: {
        'too-short': 'Giữa hai người đã xảy ra chuyện gì? Bạn kể một tình huống thôi.',
        'no-own-part': 'Còn bạn, bạn đã làm gì khiến người kia thấy khó hơn?',
        'no-result': 'Cuối cùng quan hệ giữa hai người thế nào?',
        'no-example': 'Bạn nghĩ đến một người cụ thể, không cần nêu tên.',
      },
    },
    'costly-misunderstanding': {
      text: 'Bạn kể cho tôi nghe một lần hiểu lầm gây tốn thời gian hoặc tiền bạc. Nó bắt đầu từ đâu, và từ đó bạn làm khác đi thế nào?',
      purpose: 'Cho thấy ứng viên làm gì để chắc rằng người khác hiểu đúng.',
      followUps: {
        'too-short': 'Một bên nói gì, còn bên kia hiểu thành gì?',
        'no-own-part': 'Chính bạn lẽ ra có thể làm gì để tránh chuyện đó?',
        'no-result': 'Hiểu lầm đó được gỡ ra bằng cách nào?',
        'claim-without-number': 'Chuyện đó tốn bao nhiêu, tính theo giờ hoặc theo tiền?',
      },
    },
    'hard-to-hear': {
      text: 'Có ai từng nhận xét về công việc của bạn một câu khó nghe chưa? Câu đó là gì, và bạn đã làm gì với nó?',
      purpose: 'Cho thấy cách ứng viên đón nhận lời phê bình.',
      followUps: {
        'too-short': 'Người đó nói thế nào, theo những gì bạn còn nhớ?',
        'no-result': 'Từ đó có gì thay đổi, và ai sẽ nhận ra điều đó?',
        'no-example': 'Có thể là lời của sếp, đồng nghiệp, thầy cô hay khách hàng.',
      },
    },
    'learned-in-a-hurry': {
      text: 'Gần đây nhất, bạn phải học gấp điều gì cho công việc? Bạn đã học thế nào, và bao lâu thì dùng được?',
      purpose: 'Cho thấy cách ứng viên học khi công việc đòi hỏi.',
      followUps: {
        'too-short': 'Ngày đầu tiên, bạn làm gì để bắt đầu nắm được nó?',
        'no-result': 'Lần đầu bạn dùng nó vào việc thật là việc gì?',
        'claim-without-number': 'Mất bao lâu thì bạn tự làm được một mình?',
      },
    },
    'clumsy-until-you-came': {
      text: 'Bạn kể về một việc ở chỗ làm vốn được làm rất lòng vòng cho đến khi bạn thay đổi nó. Bây giờ có gì tốt hơn?',
      purpose: 'Cho thấy sự chủ động đi đến nơi đến chốn.',
      followUps: {
        'too-short': 'Trước đó việc ấy được làm thế nào, từng bước một?',
        'no-own-part': 'Ý tưởng của bạn là gì, và phần nào bạn tự làm?',
        'claim-without-number': 'Nó giúp bớt được bao nhiêu thời gian hoặc bao nhiêu lỗi?',
        'no-result': 'Bây giờ người ta còn làm theo cách của bạn không?',
      },
    },
    'quick-or-correct': {
      text: 'Lần gần nhất bạn phải chọn giữa cách làm nhanh và cách làm đúng là khi nào? Bạn đã làm gì, và phải trả giá ra sao?',
      purpose: 'Cho thấy sự ngay thẳng trong công việc hằng ngày.',
      followUps: {
        'too-short': 'Nếu làm nhanh thì sẽ làm như thế nào?',
        'no-example': 'Một chuyện bình thường tuần trước cũng được.',
        'no-result': 'Những người khác phản ứng thế nào?',
      },
    },
    'not-good-enough': {
      text: 'Bạn nghĩ đến một người bạn từng quản lý mà làm việc chưa đạt. Bạn đã làm gì, tuần này qua tuần khác, và kết quả cuối cùng ra sao?',
      purpose: 'Cho thấy cách quản lý rõ ràng và công bằng.',
      followUps: {
        'too-short': 'Trong buổi nói chuyện đầu tiên, bạn đã nói gì?',
        'no-own-part': 'Việc không ổn đó có phần nào do chính bạn?',
        'no-result': 'Bây giờ người đó làm việc ra sao?',
        'unclear-term': 'Chưa đạt nghĩa là thế nào, và người đó có biết không?',
      },
    },
    'half-the-information': {
      text: 'Bạn kể về một quyết định phải đưa ra khi mới có một nửa thông tin. Bạn biết gì, bạn đoán gì, và kết quả thế nào?',
      purpose: 'Cho thấy khả năng phán đoán khi chưa chắc chắn.',
      followUps: {
        'too-short': 'Cụ thể phải quyết định điều gì, và hạn đến lúc nào?',
        'no-own-part': 'Đó có phải quyết định của bạn không? Còn ai có tiếng nói nữa?',
        'no-result': 'Kết quả ra sao, và nếu làm lại bạn có quyết định như vậy không?',
      },
    },
  },
};
