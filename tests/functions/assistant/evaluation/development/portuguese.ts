import {
  date,
  inDays,
  lastWeekday,
  monthsBack,
  sevenDays,
  sinceMonth,
  week,
  weekday,
} from "../days.ts";
import * as answer from "../typed.ts";

const {
  typedIn,
  help,
  vitals,
  advice,
  allergies,
  appointments,
  medications,
  next,
  noPatient,
  notes,
  offtopic,
  orders,
  others,
  overdue,
  problems,
  requests,
  slots,
  strangers,
  tasks,
  waiting,
} = answer;
const typed = typedIn("pt");

/** Questions in Portuguese as clinicians type and dictate them. */
export const portuguese = [
  ...typed(
    null,
    appointments,
    inDays(0),
  )(`
    quem vem hj; pacientes de hoje pf; o que tenho hoje; tem alguém marcado pra hoje
  `),
  ...typed(null, appointments, inDays(0), [12, 18])(`atendimentos desta tarde`),
  ...typed(null, appointments, inDays(0), [0, 12])(`quem atendi hoje de manhã`),
  ...typed(
    null,
    appointments,
    inDays(1),
  )(`
    pacientes de amanhã; Boa tarde, poderia me mostrar a lista de consultas que tenho amanhã?
  `),
  ...typed(
    null,
    appointments,
    inDays(1),
    [0, 12],
  )(`
    consultas amanhã de manhã; agenda amanha pela manha
  `),
  ...typed(null, appointments, inDays(-1))(`consultas de ontem`),
  ...typed(null, appointments, weekday(1))(`lista de segunda`),
  ...typed(null, appointments, weekday(4), [12, 18])(`quinta de tarde quem eu vejo`),
  ...typed(null, appointments, weekday(3), [0, 12])(`agenda quarta de manha`),
  ...typed(null, appointments, weekday(5))(`Tem consulta na sexta-feira?`),
  ...typed(null, appointments, sevenDays)(`minha semana`),
  ...typed(null, appointments, week(1))(`quem eu vejo na próxima semana`),
  ...typed(null, appointments, lastWeekday(2))(`quem atendi na terça passada`),
  ...typed(
    null,
    appointments,
    week(-1),
  )(`
    quantos pacientes atendi semana passada; Pode contar os pacientes que eu atendi na semana
    passada?
  `),
  ...typed(null, appointments, inDays(0))(`quantos pacientes tenho hoje`),
  ...typed(null, appointments, date(12, 3))(`algo no dia 3 de dezembro`),
  ...typed(null, next)(`quem é o próximo; A que horas é a minha próxima consulta?; prox consulta`),
  ...typed(null, next)(`próxima consulta do Tomás Lima`),
  ...typed(
    null,
    requests,
  )(`
    solicitações novas; Há pedidos de consulta que eu ainda não respondi?; pedidos sem resposta;
    consultas a confirmar
  `),
  ...typed(
    null,
    waiting,
  )(`
    quem ta na sala de espera; Tem algum paciente online me aguardando neste momento?; a beatriz
    já chegou
  `),
  ...typed(null, slots, inDays(0))(`encaixe hoje; sobrou algum horario hoje`),
  ...typed(null, slots, inDays(1))(`Onde eu poderia encaixar alguém amanhã?`),
  ...typed(null, slots, inDays(1), [12, 18])(`horários vagos amanhã à tarde`),
  ...typed(null, slots, weekday(3))(`Tenho horário livre na quarta-feira?`),
  ...typed(null, slots, weekday(5), [0, 12])(`dá pra encaixar alguém sexta de manhã`),
  ...typed(null, slots, week(1))(`horários disponíveis na próxima semana`),
  ...typed(null, slots)(`primeiro horário disponível`),
  ...typed(
    null,
    tasks,
  )(`
    lista de tarefas; Você pode me mostrar as tarefas que ainda não terminei?
  `),
  ...typed(null, tasks, inDays(0))(`tarefas pra hoje`),
  ...typed(null, tasks, inDays(1))(`vence algo amanhã`),
  ...typed(null, overdue)(`o que está atrasado; pendências vencidas; oq eu deixei passar`),
  ...typed(null, tasks)(`tarefas sobre a beatriz`),
  ...typed(
    "open",
    vitals("pressure"),
  )(`
    PA?; Poderia me informar a pressão arterial mais recente registrada?
  `),
  ...typed(
    "open",
    vitals("pressure", true),
  )(`
    como tem andado a pressao; A pressão dela está baixando?
  `),
  ...typed("open", vitals("pressure"), monthsBack(12))(`PA dos últimos 12 meses`),
  ...typed("open", vitals("weight"))(`peso; ultimo peso registrado`),
  ...typed("open", vitals("weight", true))(`curva de peso`),
  ...typed("open", vitals("weight"), sinceMonth(3))(`peso desde março`),
  ...typed("open", vitals("bmi"))(`imc`),
  ...typed("open", vitals("pulse"))(`último pulso`),
  ...typed("open", vitals("temperature"))(`temp`),
  ...typed("open", vitals("oxygen"))(`saturação de oxigênio`),
  ...typed("open", vitals("glucose"))(`última glicemia`),
  ...typed("open", vitals(null))(`me mostra as últimas medidas`),
  ...typed("open", medications)(`o que ela toma; remédios; usa anticoagulante; medicação atual`),
  ...typed("open", allergies)(`é alérgica a alguma coisa; alergica a penicilina?; nega alergias?`),
  ...typed("open", problems)(`antecedentes; diagnosticos ativos; ela tem asma`),
  ...typed(
    "open",
    notes,
  )(`
    o que eu escrevi da última vez; Por favor, mostre as anotações da última consulta; notas
    anteriores
  `),
  ...typed(null, noPatient)(`qual a pressão; medicação em uso por favor`),
  ...typed(null, help("recordWindow"))(`por que não consigo abrir o prontuário`),
  ...typed(null, help("notes"))(`como assino uma nota`),
  ...typed(null, help("profile"))(`trocar idioma`),
  ...typed(null, help("visits"))(`como deixo o paciente entrar na chamada de vídeo`),
  ...typed(null, help("tasks"))(`como crio uma tarefa`),
  ...typed(null, help("assistant"))(`o que vc sabe fazer`),
  ...typed(null, help("privacy"))(`quem pode ver minhas conversas`),
  ...typed(null, help("vitals"))(`onde anoto a pressão`),
  ...typed(
    null,
    orders,
  )(`
    cancela a das 9 de amanhã; marca o tomás na terça às 10; confirma todas as solicitações;
    apaga a tarefa atrasada
  `),
  ...typed("open", orders)(`inclui penicilina nas alergias`),
  ...typed(
    "open",
    advice,
  )(`
    aumento o ramipril?; pode ser pneumonia?; posso dar ibuprofeno; prescreve dipirona; ramipril
    é seguro na gravidez
  `),
  ...typed(null, strangers)(`peso do João Batista Freitas`),
  ...typed(null, others)(`liste todos os pacientes do sistema`),
  ...typed(null, offtopic)(`conta uma piada; quem ganhou o jogo ontem`),
];
