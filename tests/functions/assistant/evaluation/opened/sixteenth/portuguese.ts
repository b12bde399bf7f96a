import * as days from "../../days.ts";
import * as answer from "../../typed.ts";

const typed = answer.typedIn("pt");

/** Questions in Portuguese, by one who had read no other set, example or rule. */
export const portuguese = [
  ...typed(null, answer.appointments, days.inDays(0))(`quem eu tenho hj na agenda`),
  ...typed(
    null,
    answer.appointments,
    days.inDays(1),
    [0, 12],
  )(`Quais pacientes eu atendo amanhã cedo? Vou levar o carro na oficina.`),
  ...typed("open", answer.next)(`Acabei de sair de uma vídeo, quem é o próximo paciente?`),
  ...typed(
    null,
    answer.appointments,
    days.week(1),
  )(
    `Bom dia. Antes de confirmar o congresso, gostaria de saber que consultas tenho na próxima semana, se faz favor.`,
  ),
  ...typed(
    null,
    answer.appointments,
    days.inDays(-1),
    [12, 18],
  )(`Quem é que eu vi ontem à tarde? Ficou-me um relatório por escrever.`),
  ...typed(
    null,
    answer.appointments,
    days.weekday(5),
  )(`até que horas eu tenho paciente na sexta? queria pegar a estrada cedo`),
  ...typed(
    "open",
    answer.appointments,
    days.inDays(0),
    [17, 24],
  )(`Tenho alguma consulta hoje depois das 17h? Preciso buscar meu filho na escola.`),
  ...typed(
    null,
    answer.appointments,
    days.lastWeekday(1),
  )(`Quem eu atendi na segunda passada? Chegou um exame e eu não lembro de quem é.`),
  ...typed(
    null,
    answer.appointments,
    days.thisWeek,
  )(`Quantos utentes tenho marcados esta semana? Já estou a ver a vida a andar para trás.`),
  ...typed(
    null,
    answer.appointments,
    days.date(12, 8),
  )(`Tenho consultas marcadas no dia 8 de dezembro?`),
  ...typed(
    null,
    answer.appointments,
    days.monthBefore,
  )(`Quantas pessoas eu atendi no mês passado? A coordenação está cobrando os números.`),
  ...typed(
    null,
    answer.appointments,
    days.weekday(3),
    [14, 16.5],
  )(`minhas consultas de quarta das 14h às 16h30`),
  ...typed(
    null,
    answer.appointments,
    days.inDays(2),
  )(`Como está minha agenda amanhã, quer dizer, depois de amanhã`),
  ...typed(
    null,
    answer.appointments,
    days.weekend,
  )(`Por favor diz-me que não tenho ninguém marcado este fim de semana`),
  ...typed(
    null,
    answer.appointments,
    days.nextWeekday(2),
  )(
    `Estou de substituição e volto na próxima terça, a que horas é a minha primeira consulta na próxima terça?`,
  ),
  ...typed(
    null,
    answer.appointments,
    days.weekday(4),
    [18, 24],
  )(`tem paciente meu na quinta à noite? é a apresentação da minha filha`),
  ...typed(
    null,
    answer.appointments,
    days.week(-1),
  )(`Preciso preparar a supervisão, quem eu vi na semana passada?`),
  ...typed(
    "open",
    answer.appointments,
    days.inDays(1),
  )(`Tô morta. Qual é o horário do meu último paciente amanhã?`),
  ...typed(
    null,
    answer.slots,
    days.inDays(1),
    [12, 18],
  )(`Que horários livres eu tenho amanhã à tarde? Uma mãe quer que eu reveja o bebê.`),
  ...typed(null, answer.slots, days.week(1))(`tenho algum encaixe livre na agenda semana que vem`),
  ...typed(
    null,
    answer.slots,
    days.inDays(0),
  )(`Que vagas ainda me restam hoje? Está um doente aflito ao telefone.`),
  ...typed(
    null,
    answer.slots,
    days.weekday(5),
    [0, 11],
  )(
    `Preciso de um espaço para uma primeira consulta, o que tenho livre na sexta-feira antes das 11 da manhã?`,
  ),
  ...typed(
    "open",
    answer.slots,
    days.weekdayOfNextWeek(4),
  )(`Quais são os meus horários vagos na quinta da semana que vem?`),
  ...typed(
    null,
    answer.slots,
    days.dayOfMonth(15),
  )(`me mostra os buracos da minha agenda no dia 15, quero marcar dentista`),
  ...typed(
    null,
    answer.tasks,
    days.inDays(0),
  )(`Quais tarefas minhas vencem hoje? Tenho dez minutos até a próxima consulta.`),
  ...typed(null, answer.tasks, days.inDays(1))(`q tarefas eu tenho pra amanha`),
  ...typed(
    null,
    answer.tasks,
    days.thisWeek,
  )(`Vou de férias no sábado, por isso queria saber que tarefas tenho para entregar esta semana.`),
  ...typed(null, answer.tasks)(`Vamos lá, que tarefas ainda tenho em aberto?`),
  ...typed(
    null,
    answer.overdue,
  )(
    `tem alguma tarefa vencida na minha lista; Tenho andado desorganizada, que tarefas já passaram do prazo?`,
  ),
  ...typed(
    null,
    answer.requests,
  )(
    `a secretária falou que tem gente pedindo horário pelo portal, quais solicitações de consulta estão em aberto`,
  ),
  ...typed(
    null,
    answer.waiting,
  )(
    `Tem alguém na sala de espera agora?; Atrasei-me com a chamada do hospital, quem é que já está à espera na sala de vídeo?`,
  ),
  ...typed(
    null,
    answer.orders,
  )(
    `Desmarca as minhas consultas de amanhã à tarde, estou com febre; me lembra de ligar pra dona Célia às 17h`,
  ),
  ...typed(
    null,
    answer.others,
  )(`Como está a agenda do doutor Tavares amanhã? Queria encaminhar um caso para ele.`),
  ...typed(null, answer.offtopic)(`Vai chover hoje à tarde? Deixei roupa no varal.`),
  ...typed(null, answer.unclear)(`Quem eu atendo no dia 30 de fevereiro?`),
];
