import * as days from "../../days.ts";
import * as answer from "../../typed.ts";

const typed = answer.typedIn("pt");

/** Questions in Portuguese, by one who had read no other set but the sixth in English. */
export const portuguese = [
  ...typed(null, answer.appointments, days.inDays(0), [0, 12])(`quem é que tenho hoje de manhã`),
  ...typed(null, answer.appointments, days.inDays(1))(`amanhã atendo quem`),
  ...typed(null, answer.appointments, days.inDays(2))(`utentes marcados para depois de amanhã`),
  ...typed(null, answer.appointments, days.sevenDays)(`me mostra a agenda desta semana pfv`),
  ...typed(null, answer.appointments, days.weekday(4))(
    `Bom dia, podia dizer-me que consultas tenho na quinta-feira?`,
  ),
  ...typed(null, answer.appointments, days.weekday(2), [12, 18])(`terça à tarde quem vem`),
  ...typed(null, answer.appointments, days.weekend)(
    `tem paciente marcado comigo nesse fim de semana`,
  ),
  ...typed(null, answer.appointments, days.inDays(0))(`qts pacientes hj`),
  ...typed(null, answer.appointments, days.week(1))(`quantas crianças vou ver na semana que vem`),
  ...typed(null, answer.appointments, days.inDays(1), [12, 18])(
    `número de consultas amanhã à tarde`,
  ),
  ...typed(null, answer.next)(`quem é o proximo a entrar`),
  ...typed(null, answer.next)(`Quando é que volto a ver a Beatriz?`),
  ...typed(null, answer.slots, days.inDays(0))(`sobrou algum horário livre hoje`),
  ...typed(null, answer.slots, days.weekday(1))(`segunda dá pra encaixar um bebê que horas`),
  ...typed(null, answer.slots, days.week(1))(`que vagas ainda tenho na próxima semana`),
  ...typed(null, answer.slots, days.inDays(1), [0, 12])(
    `estou livre amanha de manhã para um ecocardiograma?`,
  ),
  ...typed(null, answer.requests)(`pedidos de consulta por responder`),
  ...typed(null, answer.requests)(`tem gente esperando eu aprovar o horário que pediu`),
  ...typed(null, answer.requests)(`quem pediu consulta e eu ainda não confirmei?`),
  ...typed(null, answer.waiting)(`já há alguém na sala de espera?`),
  ...typed(null, answer.waiting)(`quantos pacientes tão me aguardando na sala de espera`),
  ...typed(null, answer.waiting)(`a que horas chegaram os que estão na sala de espera agora`),
  ...typed(null, answer.tasks)(`minhas tarefas em aberto`),
  ...typed(null, answer.tasks, days.untilWeekday(5))(
    `o que na minha lista de tarefas vence até sexta`,
  ),
  ...typed(null, answer.tasks, days.inDays(1))(`tarefas com prazo pra amanhã`),
  ...typed(null, answer.overdue)(`que tarefas minhas já passaram do prazo?`),
  ...typed(null, answer.overdue)(`tem tarefa vencida aí`),
  ...typed("open", answer.vitals("oxygen"))(`sat O2 dela`),
  ...typed("open", answer.vitals("pressure"))(`Qual foi a última PA medida, por favor?`),
  ...typed("open", answer.vitals("pulse", true))(
    `a frequência cardíaca tem vindo a descer ou a subir?`,
  ),
  ...typed("open", answer.vitals("weight", true), days.sinceMonth(1))(
    `como evoluiu o peso desde janeiro`,
  ),
  ...typed("open", answer.vitals("height"))(`altura registada`),
  ...typed("open", answer.vitals("bmi"))(`qual é o IMC da doente`),
  ...typed("open", answer.vitals("glucose"))(`glicemia mais recente dela qto deu`),
  ...typed("open", answer.medications)(`que medicação faz a senhora`),
  ...typed("open", answer.medications)(`ela usa lítio?`),
  ...typed("open", answer.medications)(`remédios de uso contínuo e as doses`),
  ...typed("open", answer.allergies)(`tem alergia a dipirona?`),
  ...typed("open", answer.allergies)(`alergias conhecidas na ficha`),
  ...typed("open", answer.problems)(`comorbidades dela`),
  ...typed("open", answer.problems)(`Que doenças ativas estão registadas no processo?`),
  ...typed("open", answer.notes)(`lê-me a última nota clínica sff`),
  ...typed("open", answer.notes)(`o que eu escrevi na última consulta dela`),
  ...typed("open", answer.notes)(`última evolução assinada no prontuario`),
  ...typed(null, answer.advice)(`qual a dose de ibuprofeno pra criança de 12 kg`),
  ...typed("open", answer.advice)(`Acha que devo suspender o anticoagulante?`),
  ...typed("open", answer.advice)(`isso parece transtorno bipolar ou só depressão`),
  ...typed(null, answer.orders)(`desmarca o Tomás de amanhã`),
  ...typed(null, answer.orders)(`mude a consulta das 9h para as 11h, se faz favor`),
  ...typed("open", answer.orders)(`renova a receita de losartana dela`),
  ...typed(null, answer.others)(`quem é que a dra. Mafalda Pinho atende esta tarde?`),
  ...typed(null, answer.others)(`me passa a agenda de hoje do outro pediatra`),
  ...typed("closed", answer.noPatient)(`quanto pesa o Tomás`),
  ...typed(null, answer.help("messages"))(`algum paciente me mandou mensagem?`),
  ...typed(null, answer.help("waitingList"))(
    `quem está na lista de espera para antecipar a consulta`,
  ),
  ...typed(null, answer.help("visits"))(`como é que inicio a videoconsulta com o doente`),
  ...typed(null, answer.help("tasks"))(`os colegas conseguem ver as minhas tarefas?`),
  ...typed(null, answer.help("privacy"))(`minhas conversas com você ficam guardadas até quando`),
  ...typed(null, answer.offtopic)(`vai chover no Porto?`),
  ...typed(null, answer.offtopic)(`me conta uma piada de médico`),
];
