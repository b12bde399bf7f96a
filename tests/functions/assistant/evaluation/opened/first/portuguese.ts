import * as days from "../../days.ts";
import * as answer from "../../typed.ts";

const typed = answer.typedIn("pt");

/** More questions in Portuguese, which were sealed until they were asked once (decision 77). */
export const portuguese = [
  ...typed(
    null,
    answer.appointments,
    days.inDays(0),
  )(`
    agenda de hoje; Você poderia me dizer quem eu vou atender hoje?; consultas hoje
  `),
  ...typed(
    null,
    answer.appointments,
    days.inDays(0),
    [12, 18],
  )(`
    quem falta hoje à tarde; Tenho alguma coisa na agenda hoje de tarde?
  `),
  ...typed(null, answer.appointments, days.inDays(0), [0, 12])(`agenda de hoje cedo de manha`),
  ...typed(
    null,
    answer.appointments,
    days.inDays(1),
  )(`quem vem amanha; como está amanhã; amanhã tem quem`),
  ...typed(null, answer.appointments, days.inDays(1), [0, 12])(`quem é o primeiro amanhã de manhã`),
  ...typed(null, answer.appointments, days.inDays(-1))(`quem eu atendi ontem`),
  ...typed(null, answer.appointments, days.weekday(1))(`Quem vem na segunda-feira?`),
  ...typed(null, answer.appointments, days.weekday(4), [12, 18])(`pacientes de quinta à tarde`),
  ...typed(null, answer.appointments, days.weekday(5))(`consultas sexta`),
  ...typed(null, answer.appointments, days.thisWeek)(`o que tem essa semana`),
  ...typed(null, answer.appointments, days.week(1))(`agenda da semana que vem`),
  ...typed(null, answer.appointments, days.thisMonth)(`quantas consultas neste mes`),
  ...typed(null, answer.appointments, days.week(-1))(`numero de consultas da semana passada`),
  ...typed(null, answer.appointments, days.monthBefore)(`total de atendimentos no mês passado`),
  ...typed(null, answer.appointments, days.inDays(0))(`qtas consultas hoje`),
  ...typed(null, answer.appointments, days.inDays(1))(`quantos vêm amanhã`),
  ...typed(null, answer.appointments, days.date(12, 3))(`quem está marcado para 3/12`),
  ...typed(null, answer.appointments, days.weekend)(`tenho paciente neste fim de semana`),
  ...typed(null, answer.next)(`proximo paciente; e depois desse quem eu atendo`),
  ...typed(null, answer.next)(`quando a Beatriz volta; quando vejo a beatriz nogueira de novo`),
  ...typed(
    null,
    answer.requests,
  )(`quem pediu consulta; solicitacoes pendentes; quantos pedidos tem`),
  ...typed(
    null,
    answer.waiting,
  )(`
    tem alguem esperando; já chegou alguém; quantos estão esperando agora; sala de espera
  `),
  ...typed(null, answer.slots, days.inDays(0))(`quando estou livre hoje`),
  ...typed(null, answer.slots, days.inDays(1))(`horarios livres amanha`),
  ...typed(null, answer.slots, days.inDays(1), [12, 18])(`tem vaga amanha de tarde`),
  ...typed(null, answer.slots, days.weekday(3))(`disponibilidade na quarta`),
  ...typed(null, answer.slots, days.weekday(5), [0, 12])(`vaga sexta pela manhã`),
  ...typed(null, answer.slots, days.week(1))(`quando posso semana que vem`),
  ...typed(null, answer.slots)(`qual a vaga mais próxima`),
  ...typed(null, answer.tasks)(`minhas pendências; o que falta fazer; quantas tarefas em aberto`),
  ...typed(null, answer.tasks, days.inDays(0))(`o que vence hoje`),
  ...typed(null, answer.tasks, days.thisWeek)(`tarefas desta semana`),
  ...typed(
    null,
    answer.overdue,
  )(`
    tarefas atrasadas; Quais das minhas tarefas já passaram do prazo?; quantas tarefas vencidas
  `),
  ...typed(
    "open",
    answer.vitals("pressure"),
  )(`ultima pa; qual foi a última pressão dela; pressão atual`),
  ...typed("open", answer.vitals("pressure", true))(`evolução da PA`),
  ...typed("open", answer.vitals("pressure"), days.monthsBack(12))(`pressão no último ano`),
  ...typed("open", answer.vitals("weight"))(`quanto ela pesa`),
  ...typed("open", answer.vitals("weight", true))(`ela emagreceu`),
  ...typed("open", answer.vitals("weight"), days.sinceMonth(3))(`Como o peso mudou desde março?`),
  ...typed("open", answer.vitals("height"))(`qual a altura dela`),
  ...typed("open", answer.vitals("bmi"))(`qual o índice de massa corporal`),
  ...typed("open", answer.vitals("pulse"))(`fc; frequencia cardiaca da ultima vez`),
  ...typed("open", answer.vitals("temperature"))(`teve febre`),
  ...typed("open", answer.vitals("oxygen"))(`sat`),
  ...typed("open", answer.vitals("glucose"))(`glicose no sangue`),
  ...typed("open", answer.vitals(null))(`sinais vitais; ssvv`),
  ...typed(
    "open",
    answer.medications,
  )(`
    medicamentos em uso; Quais medicamentos a paciente está tomando atualmente?; ainda toma
    ramipril
  `),
  ...typed(
    "open",
    answer.allergies,
  )(`
    alergias; A paciente tem alguma alergia a medicamento que eu deva saber?; intolerâncias
    conhecidas
  `),
  ...typed(
    "open",
    answer.problems,
  )(`
    lista de problemas; Quais doenças constam no prontuário?; comorbidades
  `),
  ...typed("open", answer.notes)(`ultima nota; resumo da consulta anterior; evoluções`),
  ...typed(null, answer.noPatient)(`alergias`),
  ...typed(
    null,
    answer.help("recordWindow"),
  )(`
    quando posso entrar no prontuario; Por quanto tempo o prontuário fica aberto depois da
    consulta?
  `),
  ...typed(null, answer.help("notes"))(`dá pra corrigir uma nota assinada`),
  ...typed(
    null,
    answer.help("profile"),
  )(`onde mudo o fuso horário; Como cadastro uma chave de acesso?`),
  ...typed(null, answer.help("visits"))(`como começo a teleconsulta`),
  ...typed(null, answer.help("appointments"))(`como remarco alguém`),
  ...typed(null, answer.help("medications"))(`como registro que parou um remedio`),
  ...typed(null, answer.help("assistant"))(`Que tipo de perguntas posso te fazer?`),
  ...typed(null, answer.help("privacy"))(`vc guarda o que eu pergunto`),
  ...typed(null, answer.help("calendar"))(`quanto tempo dura cada horário`),
  ...typed(
    null,
    answer.orders,
  )(`
    passa a Beatriz pra sexta; Por favor, remarque todas as minhas consultas de amanhã; cria uma
    tarefa pra ligar pro laboratório; me lembra de ligar pro Tomás
  `),
  ...typed("open", answer.orders)(`escreve uma nota dizendo que ela está bem`),
  ...typed(
    "open",
    answer.advice,
  )(`
    qual a dose de amoxicilina pro peso dela; O que você prescreveria para a asma dela?; a
    pressão dela está alta demais?; o que a paciente tem
  `),
  ...typed(null, answer.strangers)(`quando vem a Dina Okonkwo`),
  ...typed(null, answer.others)(`quantos pacientes o Dr. Daniel tem hoje`),
  ...typed(
    null,
    answer.offtopic,
  )(`vai chover amanhã em sp; capital da frança; telefone da farmácia`),
];
